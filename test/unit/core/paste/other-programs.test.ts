import { describe, expect, test } from 'vitest'
import { tellPasted } from '../../../support/tell-reading.ts'

const url = 'https://a.example/api/v4/endpoints/events'

describe('HTTPie and xh', () => {
  test.each([
    [
      `http GET ${url} Authorization:"Bearer abc" 'filter[q]==jazz' 'page[size]==5'`,
      [`httpie GET https://a.example/events?filter[q]=jazz&page[size]=5`, `token abc`],
    ],
    [
      `https api.example/api/v4/endpoints/events sort==name`,
      [`httpie GET https://api.example/events?sort=name`],
    ],
    [
      `http POST ${url} 'filter[q]=jazz' 'page[size]:=5'`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [`http ${url} q=x`, [`httpie POST https://a.example/events`, `{"q":"x"}`]],
    [
      `http --json POST ${url} filter:='{"q":"jazz"}'`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"}}`, `- --json: not-needed`],
    ],
    [
      `xh get ${url} --bearer abc 'page[size]==3'`,
      [`httpie GET https://a.example/events?page[size]=3`, `token abc`],
    ],
    [
      String.raw`http GET ${url} 'filter[a\b]==\d'`,
      [String.raw`httpie GET https://a.example/events?filter[a\b]=\d`],
    ],
    [
      `http POST ${url} 'filter[a][2]=x' 'filter[a][0]=y'`,
      [`httpie POST https://a.example/events`, `{"filter":{"a":["y",null,"x"]}}`],
    ],
    [
      `http POST ${url} 'a=1' 'b${'[b]'.repeat(20)}=x'`,
      [`httpie POST https://a.example/events`, `{"a":"1"}`, `- b${'[b]'.repeat(20)}=x: no-place`],
    ],
    [`http -A bearer -a abc ${url}`, [`httpie GET https://a.example/events`, `token abc`]],
    [
      `http --auth-type=bearer --auth=abc ${url}`,
      [`httpie GET https://a.example/events`, `token abc`],
    ],
    [
      `echo '{"filter":{"q":"jazz"},"page":{"size":5}}' | http POST ${url}`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `http --raw '{"filter":{"q":"jazz"},"page":{"size":5}}' POST ${url}`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `http POST ${url} < body.json`,
      [`httpie POST https://a.example/events`, `{}`, `- < body.json: file`],
    ],
    [
      `http --form POST ${url} 'page[size]=5'`,
      [
        `httpie POST https://a.example/events`,
        `{"page":{"size":5}}`,
        `+ form-encoded-body`,
        `+ written-differently page[size]`,
      ],
    ],
    [`http :3000/api/v4/endpoints/events`, [`httpie GET http://localhost:3000/events`]],
    [
      `http -v --follow ${url} 'Accept:text/html' X-Api-Key:k`,
      [
        `httpie GET https://a.example/events`,
        `- Accept: text/html: header`,
        `- X-Api-Key: •••: header`,
        `- -v: not-needed`,
        `- --follow: not-needed`,
      ],
    ],
    [
      `http POST ${url} @body.json`,
      [`httpie POST https://a.example/events`, `{}`, `- @body.json: file`],
    ],
    [
      `http ${url} file@x.png`,
      [`httpie POST https://a.example/events`, `{}`, `- file@x.png: file`],
    ],
    [`xh ${url} sort==name`, [`httpie GET https://a.example/events?sort=name`]],
    [
      `http GET ${url} 'filter[q]==a=b' 'filter[x]==a\\:b'`,
      [`httpie GET https://a.example/events?filter[q]=a=b&filter[x]=a:b`],
    ],
    [`http PUT ${url} a=b`, [`problem other-method PUT`]],
    [
      `http --verify=no ${url}`,
      [`httpie GET https://a.example/events`, `- --verify no: certificate-check`],
    ],
    [
      `http POST ${url} filter[type][]=a filter[type][]=b page[size]:=5`,
      [`httpie POST https://a.example/events`, `{"filter":{"type":["a","b"]},"page":{"size":5}}`],
    ],
    [
      `$ http ${url} \\\n  'page[size]==5' \\\n  'Authorization:Bearer abc'`,
      [`httpie GET https://a.example/events?page[size]=5`, `token abc`],
    ],
    [
      `http -b ${url} page[size]==5 | jq .`,
      [
        `httpie GET https://a.example/events?page[size]=5`,
        `- -b: not-needed`,
        `- | jq .: other-command`,
      ],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('wget', () => {
  test.each([
    [
      `wget -qO- --header='Authorization: Bearer abc' '${url}?page[size]=5'`,
      [
        `wget GET https://a.example/events?page[size]=5`,
        `token abc`,
        `- -q: not-needed`,
        `- -O -: saves-file`,
      ],
    ],
    [`wget '${url}'`, [`wget GET https://a.example/events`]],
    [
      `wget --post-data='{"filter":{"q":"jazz"},"page":{"size":5}}' --header 'Content-Type: application/json' ${url} -O out.json`,
      [
        `wget POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `- -O out.json: saves-file`,
      ],
    ],
    [
      `wget --method=POST --body-data='{"filter":{"q":"jazz"},"page":{"size":5}}' --header='Content-Type: application/json' '${url}'`,
      [`wget POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `wget --post-file=body.json '${url}'`,
      [`wget POST https://a.example/events`, `{}`, `- --post-file body.json: file`],
    ],
    [
      `wget --no-check-certificate -q -O - "${url}" --user=a --password=b`,
      [
        `wget GET https://a.example/events`,
        `- --no-check-certificate: certificate-check`,
        `- -q: not-needed`,
        `- -O -: saves-file`,
        `- --user a: credentials`,
        `- --password •••: credentials`,
      ],
    ],
    [`wget -i urls.txt`, [`problem no-address`]],
    [
      `wget -O x.json "${url}&page[size]=5"`,
      [`wget GET https://a.example/events&page[size]=5`, `- -O x.json: saves-file`],
    ],
    [
      `wget --content-disposition --trust-server-names -c -t 3 -T 10 ${url}`,
      [
        `wget GET https://a.example/events`,
        `- --content-disposition: not-needed`,
        `- --trust-server-names: not-needed`,
        `- -c: not-needed`,
        `- -t 3: not-needed`,
        `- -T 10: not-needed`,
      ],
    ],
    [`$ wget -S ${url}`, [`wget GET https://a.example/events`, `- -S: not-needed`]],
    [`wget.exe "${url}" -O -`, [`wget GET https://a.example/events`, `- -O -: saves-file`]],
    [
      `wget -q ${url} ${url}?sort=name`,
      [
        `wget GET https://a.example/events`,
        `- -q: not-needed`,
        `- ${url}?sort=name: second-request`,
      ],
    ],
    [
      `wget --body-file=x --method POST ${url}`,
      [`wget POST https://a.example/events`, `{}`, `- --body-file x: file`],
    ],
    [
      `wget -U Mozilla -e robots=off ${url}`,
      [
        `wget GET https://a.example/events`,
        `- -U Mozilla: not-needed`,
        `- -e robots=off: not-needed`,
      ],
    ],
    [`wget -r -l1 ${url}`, [`wget GET https://a.example/events`, `- -r: option`, `- -l 1: option`]],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('requests of PowerShell', () => {
  test.each([
    [
      `$body = @{ filter = @{ a = @{ b = @{ c = 'x' } } } }\nirm '${url}' -Method POST -Body ($body | ConvertTo-Json) -ContentType application/json`,
      [
        `powershell POST https://a.example/events`,
        `{"filter":{"a":{"b":{"c":"x"}}}}`,
        `+ repaired depth`,
      ],
    ],
    [
      `$h = @{}\n$h.Authorization = 'Bearer abc'\n$h['Accept'] = 'text/html'\nirm '${url}' -Headers $h`,
      [`powershell GET https://a.example/events`, `token abc`, `- Accept: text/html: header`],
    ],
    [
      `$h = @{ Authorization = 'Bearer abc' }\n$h.Remove('Authorization')\n$h.a.b = 1\nirm '${url}' -Headers $h`,
      [
        `powershell GET https://a.example/events`,
        `token abc`,
        `- $h.Remove('Authorization')\n$h.a.b = 1: other-command`,
      ],
    ],
    [
      `irm ('{0}?page[size]={1}' -f '${url}', 5)`,
      [`powershell GET https://a.example/events?page[size]=5`],
    ],
    [
      `irm "${url}?include=$(@('image','location') -join ',')"`,
      [`powershell GET https://a.example/events?include=image,location`],
    ],
    [
      `irm '${url}' -Method POST -Body @{ 'page[size]' = 5 }`,
      [
        `powershell POST https://a.example/events`,
        `{"page":{"size":5}}`,
        `+ form-encoded-body`,
        `+ written-differently page[size]`,
      ],
    ],
    [
      `irm '${url}' -Headers $missing`,
      [`powershell GET https://a.example/events`, `- -Headers $missing: variable`],
    ],
    [
      `irm '${url}' -OutFile x.json -Credential $c -SkipCertificateCheck -TimeoutSec 5 -Foo bar`,
      [
        `powershell GET https://a.example/events`,
        `- -OutFile x.json: saves-file`,
        `- -Credential •••: credentials`,
        `- -SkipCertificateCheck: certificate-check`,
        `- -TimeoutSec 5: not-needed`,
        `- -Foo bar: option`,
      ],
    ],
    [
      `irm '${url}' \` \n  -Headers @{Authorization='Bearer abc'}`,
      [`powershell GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `irm '${url}'\n  -Headers @{Authorization='Bearer abc'}`,
      [`powershell GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `PS C:\\> irm '${url}?sort=name' | ConvertTo-Json`,
      [`powershell GET https://a.example/events?sort=name`],
    ],
    [
      `$u = '${url}'; $u += '?sort=name'; irm $u`,
      [`powershell GET https://a.example/events?sort=name`],
    ],
    [
      `function Get-It { param($x) irm '${url}?sort=name' }\nGet-It`,
      [
        `powershell GET https://a.example/events?sort=name`,
        `- function Get-It { param($x): other-command`,
        `- Get-It: other-command`,
      ],
    ],
    [
      `try { irm '${url}' } catch { Write-Host $_ }`,
      [
        `powershell GET https://a.example/events`,
        `- try: other-command`,
        `- catch { Write-Host $_: other-command`,
      ],
    ],
    [
      `irm '${url}' -Body '{"page":{"size":5}}'`,
      [
        `powershell GET https://a.example/events?page[size]=5`,
        `+ body-of-get`,
        `+ written-differently page[size]`,
      ],
    ],
    [
      `irm “${url}” -Headers @{“Authorization” = “Bearer abc”}`,
      [`powershell GET https://a.example/events`, `token abc`],
    ],
    [`irm '${url}`, [`problem unclosed-quote '`]],
    [
      `$b = @"\n{ "filter": { "q": "$q" } }\n"@\nirm '${url}' -Method Post -Body $b -ContentType 'application/json'`,
      [
        `powershell POST https://a.example/events`,
        `{"filter":{"q":"$q"}}`,
        `+ computed-value filter[q]`,
      ],
    ],
    [
      `'{"page":{"size":5}}' | irm '${url}' -Method Post -ContentType 'application/json'`,
      [`powershell POST https://a.example/events`, `{"page":{"size":5}}`],
    ],
    [`irm -Method Delete '${url}'`, [`problem other-method DELETE`]],
    [
      `Invoke-RestMethod -Uri '${url}?page[size]=5' -Headers @{ Authorization = "Bearer abc" }`,
      [`powershell GET https://a.example/events?page[size]=5`, `token abc`],
    ],
    [`Invoke-RestMethod '${url}'`, [`powershell GET https://a.example/events`]],
    [
      `irm "${url}" -Method Post -Body '{"filter":{"q":"jazz"},"page":{"size":5}}' -ContentType 'application/json'`,
      [`powershell POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `iwr -UseBasicParsing -Uri "${url}" -Headers @{'Authorization'='Bearer abc';'Accept'='application/json'} | Select-Object -Expand Content`,
      [
        `powershell GET https://a.example/events`,
        `token abc`,
        `- Accept: application/json: not-needed`,
        `- -UseBasicParsing: not-needed`,
        `- Select-Object -Expand Content: other-command`,
      ],
    ],
    [
      `$headers = @{\n  "Authorization" = "Bearer abc"\n  "Accept" = "application/json"\n}\n$response = Invoke-RestMethod '${url}' -Method 'GET' -Headers $headers\n$response | ConvertTo-Json`,
      [
        `powershell GET https://a.example/events`,
        `token abc`,
        `- Accept: application/json: not-needed`,
      ],
    ],
    [
      `$headers = New-Object "System.Collections.Generic.Dictionary[[String],[String]]"\n$headers.Add("Authorization", "Bearer abc")\n$body = @"\n{"filter":{"q":"jazz"},"page":{"size":5}}\n"@\n\n$response = Invoke-RestMethod '${url}' -Method 'POST' -Headers $headers -Body $body\n$response | ConvertTo-Json`,
      [
        `powershell POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `token abc`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `$params = @{\n    Uri = '${url}'\n    Method = 'Post'\n    Headers = @{ Authorization = "Bearer $env:TOKEN" }\n    Body = @{ filter = @{ q = 'jazz' }; page = @{ size = 5 } } | ConvertTo-Json -Depth 5\n    ContentType = 'application/json'\n}\nInvoke-RestMethod @params`,
      [
        `powershell POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `+ token-placeholder`,
      ],
    ],
    [
      `$token = 'abc'; $url = "https://a.example"\nInvoke-WebRequest -Uri "$url/api/v4/endpoints/events?filter[q]=$([uri]::EscapeDataString('a b'))" -Headers @{Authorization="Bearer $token"}`,
      [`powershell GET https://a.example/events?filter[q]=a b`, `token abc`],
    ],
    [
      `Invoke-RestMethod -Uri '${url}' -Body @{ 'page[size]' = 5; 'filter[q]' = 'jazz' }`,
      [`powershell GET https://a.example/events?filter[q]=jazz&page[size]=5`],
    ],
    [
      `Invoke-WebRequest -UseBasicParsing -Uri "${url}?page%5Bsize%5D=5" \`\n-WebSession $session \`\n-Headers @{\n"method"="GET"\n  "authorization"="Bearer abc"\n}`,
      [
        `powershell GET https://a.example/events?page[size]=5`,
        `token abc`,
        `- method: GET: header`,
        `- -UseBasicParsing: not-needed`,
        `- -WebSession •••: option`,
      ],
    ],
    [
      `$body = @{\n  filter = @{ type = @('a','b') }\n}\nInvoke-RestMethod -Method POST -Uri '${url}' -Body ($body | ConvertTo-Json) -ContentType 'application/json'`,
      [`powershell POST https://a.example/events`, `{"filter":{"type":["a","b"]}}`],
    ],
    [
      `curl -Uri '${url}' -Headers @{ Authorization = 'Bearer abc' }`,
      [`powershell GET https://a.example/events`, `token abc`],
    ],
    [
      `Invoke-RestMethod -Uri ('${url}' + '?page[size]=5')`,
      [`powershell GET https://a.example/events?page[size]=5`],
    ],
    [
      `(Invoke-RestMethod '${url}').'@graph' | % name`,
      [
        `powershell GET https://a.example/events`,
        `- (Invoke-RestMethod '${url}').'@graph' | % name: other-command`,
      ],
    ],
    [
      `Invoke-RestMethod -Uri '${url}' -Token (ConvertTo-SecureString 'abc' -AsPlainText -Force) -Authentication Bearer`,
      [`powershell GET https://a.example/events`, `token abc`],
    ],
    [
      `irm "${url}?filter[q]=caf$([char]233) $([char]0x20ac)$([char]0xd83d)$([char]0xde00)"`,
      [`powershell GET https://a.example/events?filter[q]=café €😀`],
    ],
    [
      `irm "${url}?filter[since]=$([datetime]'2026-01-01')"`,
      [
        `powershell GET https://a.example/events?filter[since]=[datetime]'2026-01-01'`,
        `+ computed-value filter[since]`,
      ],
    ],
    // Of the values that a script makes: read, or named.
    [
      `$params = @{ Uri = '${url}' }\n$params.Method = 'Post'\n$params['Body'] = '{"page":{"size":5}}'\n$params.Add('ContentType', 'application/json')\nInvoke-RestMethod @params -TimeoutSec 5`,
      [
        `powershell POST https://a.example/events`,
        `{"page":{"size":5}}`,
        `- -TimeoutSec 5: not-needed`,
      ],
    ],
    [
      `$h = @{}\n$h['page[size]'] = 5\n$h.'filter[q]' = 'jazz'\n$h.sort = 'name'\n$h.sort += ',-id'\nirm '${url}' -Body $h`,
      [`powershell GET https://a.example/events?filter[q]=jazz&sort=name,-id&page[size]=5`],
    ],
    [
      `irm @missing '${url}?sort=name'`,
      [`powershell GET https://a.example/events?sort=name`, `- @missing: variable`],
    ],
    [
      `$p = @{ Uri = '${url}'; Headers = $missing; Foo = 'bar' }\nirm @p`,
      [
        `powershell GET https://a.example/events`,
        `- -Headers $missing: variable`,
        `- -Foo bar: option`,
      ],
    ],
    [
      `$b = @'\n{ "filter": { "q": "it''s $q" } }\n'@\nirm '${url}' -Method Post -Body $b -ContentType 'application/json'`,
      [`powershell POST https://a.example/events`, `{"filter":{"q":"it''s $q"}}`],
    ],
    [
      `$json = @{ page = @{ size = 5 } } | ConvertTo-Json -Compress\nirm '${url}' -Method POST -Body ([System.Text.Encoding]::UTF8.GetBytes($json)) -ContentType 'application/json; charset=utf-8'`,
      [`powershell POST https://a.example/events`, `{"page":{"size":5}}`],
    ],
    [
      `irm '${url}' -Method POST -ContentType application/json -Body (ConvertTo-Json -Depth 5 @{ filter = @{ q = 'jazz' } })`,
      [`powershell POST https://a.example/events`, `{"filter":{"q":"jazz"}}`],
    ],
    [
      `irm '${url}' -Method POST -ContentType application/json -Body (ConvertTo-Json -Depth 5 -InputObject @{ filter = @{ q = 'jazz' } })`,
      [`powershell POST https://a.example/events`, `{"filter":{"q":"jazz"}}`],
    ],
    [
      `irm '${url}' -Method POST -ContentType application/json -Body (ConvertTo-Json -InputObject @{ filter = @{ q = 'jazz' } } -Depth 5)`,
      [`powershell POST https://a.example/events`, `{"filter":{"q":"jazz"}}`],
    ],
    [
      `$b = New-Object PSObject -Property @{ filter = @{ q = 'jazz' } }\nirm '${url}' -Method Post -ContentType application/json -Body ($b | ConvertTo-Json)`,
      [`powershell POST https://a.example/events`, `{"filter":{"q":"jazz"}}`],
    ],
    [
      `$body = Get-Content body.json -Raw\nirm '${url}' -Method Post -ContentType 'application/json' -Body $body`,
      [
        `powershell POST https://a.example/events`,
        `{}`,
        `- -Body Get-Content body.json -Raw: variable`,
        `- Get-Content body.json -Raw: other-command`,
      ],
    ],
    [
      `$q = [System.Web.HttpUtility]::ParseQueryString('')\n$q.Add('filter[q]', 'jazz & rock')\n$q['page[size]'] = 5\n$b = [UriBuilder]'${url}'\n$b.Query = $q.ToString()\nirm $b.Uri`,
      [`powershell GET https://a.example/events?filter[q]=jazz & rock&page[size]=5`],
    ],
    [
      `$u = New-Object System.UriBuilder('${url}')\n$u.Query = '?sort=name'\nirm $u.Uri.AbsoluteUri`,
      [`powershell GET https://a.example/events?sort=name`],
    ],
    [
      `$u = [System.UriBuilder]::new('${url}')\n$q = [Web.HttpUtility]::ParseQueryString('')\n$q['sort'] = 'name'\n$u.Query = $q\n$all = @{ Uri = $u }\nirm @all`,
      [`powershell GET https://a.example/events?sort=name`],
    ],
    // Which address this is cannot be known.
    [
      `$u = New-Object System.UriBuilder '${url}'\n$u.Path = 'x'\nirm $u.ToString()`,
      [`problem no-address`],
    ],
    [
      `$s = [System.Text.StringBuilder]::new('${url}')\n[void]$s.Append('?sort=name')\nirm $s.ToString()`,
      [`problem no-address`],
    ],
    [
      `$u = [uri]::new('${url}?sort=name')\nirm $u`,
      [`powershell GET https://a.example/events?sort=name`],
    ],
    // What a command returns is no token.
    [
      `$token = Get-Content token.txt\nirm '${url}' -Headers @{ Authorization = "Bearer $token" }`,
      [
        `powershell GET https://a.example/events`,
        `- Get-Content token.txt: other-command`,
        `+ token-placeholder`,
      ],
    ],
    [
      `irm "${url}?token=$t&sort=name"`,
      [`powershell GET https://a.example/events?sort=name`, `+ token-placeholder`],
    ],
    [
      `1..3 | ForEach-Object { irm "${url}?page[number]=$_" }`,
      [
        `powershell GET https://a.example/events?page[number]=1`,
        `- ForEach-Object { irm "${url}?page[number]=$_" }: other-command`,
      ],
    ],
    [
      `$x = @{ a = 1 }\nirm "${url}?filter[q]=$($x.b)\u0060$y"`,
      [`powershell GET https://a.example/events?filter[q]=$x.b$y`, `+ computed-value filter[q]`],
    ],
    [
      `foreach ($p in 1..3) { Invoke-RestMethod "${url}?page[number]=$p" }`,
      [
        `powershell GET https://a.example/events?page[number]=1`,
        `- foreach ($p in 1..3): other-command`,
      ],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('several URLs', () => {
  const second = 'https://b.example/api/v4/endpoints/places?sort=name'
  const told = ['url GET https://a.example/events', `- ${second}: second-request`]
  test.each([
    ['on a line', `${url} ${second}`],
    ['on lines', `${url}\n\n${second}\n`],
    ['of a CSV file', `"${url}","${second}"`],
    ['of a list in a mail', `<${url}>, <${second}>`],
  ])('%s: the first is read, the others are named', (_, text) => {
    expect(tellPasted(text)).toEqual(told)
  })

  test('a URL that a mail program broke is one', () => {
    expect(tellPasted('https://a.example\n/api/v4/endpoints/events\n')).toEqual([told[0]])
  })
})
