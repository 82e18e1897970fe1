/** Sample calls of the API in three languages. Each runs unchanged and needs no dependencies. */

type Known = { id: string; tokenUrl: string; api: string };

const curl = ({ id, tokenUrl, api }: Known) => `token=$(curl -s -u "${id}:$PLUMBLINE_CLIENT_SECRET" \\
  -d grant_type=client_credentials "${tokenUrl}" |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
curl -s -H "authorization: Bearer $token" "${api}/applications?limit=10"
`;

const python = ({ id, tokenUrl, api }: Known) => `import base64, json, os, urllib.parse, urllib.request

credentials = f"${id}:{os.environ['PLUMBLINE_CLIENT_SECRET']}".encode()
request = urllib.request.Request(
    "${tokenUrl}",
    data=urllib.parse.urlencode({"grant_type": "client_credentials"}).encode(),
    headers={"authorization": "Basic " + base64.b64encode(credentials).decode()},
)
with urllib.request.urlopen(request) as answer:
    token = json.load(answer)["access_token"]

request = urllib.request.Request(
    "${api}/applications?limit=10",
    headers={"authorization": f"Bearer {token}"},
)
with urllib.request.urlopen(request) as answer:
    for application in json.load(answer)["applications"]:
        print(application["name"])
`;

const typescript = ({
  id,
  tokenUrl,
  api,
}: Known) => `const credentials = btoa(\`${id}:\${process.env.PLUMBLINE_CLIENT_SECRET}\`);
const answer = await fetch('${tokenUrl}', {
  method: 'POST',
  headers: { authorization: \`Basic \${credentials}\` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const { access_token }: { access_token: string } = await answer.json();

const found = await fetch('${api}/applications?limit=10', {
  headers: { authorization: \`Bearer \${access_token}\` },
});
const { applications }: { applications: { name: string }[] } = await found.json();
for (const { name } of applications) console.log(name);
`;

export const SNIPPETS = { curl, Python: python, TypeScript: typescript } as const;
export type SnippetName = keyof typeof SNIPPETS;
