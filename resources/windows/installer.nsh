; Windows looks at the last ending of a name alone, so "*.endpoint.json" cannot belong to anybody. The app
; is offered under "Open with" for .json instead, and takes that ending away from nobody.
!macro customInstall
  WriteRegStr HKCU "Software\Classes\EndpointExplorer.query\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  WriteRegStr HKCU "Software\Classes\.json\OpenWithProgids" "EndpointExplorer.query" ""
!macroend

!macro customUnInstall
  DeleteRegValue HKCU "Software\Classes\.json\OpenWithProgids" "EndpointExplorer.query"
  DeleteRegKey HKCU "Software\Classes\EndpointExplorer.query"
!macroend
