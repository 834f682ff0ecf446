// Nothing of it is needed but its name, and what it brings along.
@_exported import Foundation
