Pod::Spec.new do |s|
  s.name = 'Spoon'
  s.source_files = 'Classes/**/*.{h,swift}',
                   'More/*.swift'
end
