import { Html, html } from '#platform/http/replies/html.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReply,
} from './openapi.ts';

/** The OpenAPI document as a page to read. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} API ${document.info.version}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>${document.info.title} API <small>${document.info.version}</small></h1>
<p>${prose(document.info.description)}</p>
<p><a href="/api/docs/openapi.json">OpenAPI ${document.openapi} document</a></p></header>
<nav aria-label="Calls">${document.tags.map(
    ({ name }) =>
      html`<h2>${name}</h2><ul>${operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(
          ({ method, path, operation }) =>
            html`<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${path}</a></li>`,
        )}</ul>`,
  )}</nav>
<main>${operations.map(section)}
<section id="Error"><h2>Error</h2>${schemaBlock(document.components.schemas.Error)}</section></main>
</body>
</html>
`;
  return page.text;
}

function section(call: { path: string; method: string; operation: OpenApiOperation }): Html {
  const { operation } = call;
  return html`<section id="${operation.operationId}">
<h2><b>${call.method.toUpperCase()}</b> <code>${call.path}</code></h2>
<p>${operation.summary}. <em>${callers(operation)}</em></p>
${operation.parameters.length > 0 ? parameterTable(operation.parameters) : new Html('')}
${
  operation.requestBody
    ? html`<h3>Body</h3>${schemaBlock(operation.requestBody.content['application/json'].schema)}`
    : new Html('')
}
<h3>Answers</h3><dl>${Object.entries(operation.responses).map(([status, reply]) => answer(status, reply))}</dl>
</section>`;
}

function callers({ security }: OpenApiOperation): string {
  if (security.length === 0) return 'Anybody; no token is looked at.';
  return security.length === 1
    ? 'Needs a bearer token.'
    : 'Anybody; a bearer token may come along.';
}

function parameterTable(parameters: OpenApiParameter[]): Html {
  return html`<h3>Parameters</h3><table><thead><tr><th>name</th><th>in</th><th>schema</th></tr></thead><tbody>${parameters.map(
    (parameter) =>
      html`<tr><td><code>${parameter.name}</code>${parameter.required ? ' (required)' : ''}</td><td>${parameter.in}</td><td><code>${JSON.stringify(parameter.schema)}</code></td></tr>`,
  )}</tbody></table>`;
}

function answer(status: string, reply: OpenApiReply): Html {
  const schema = reply.content?.['application/json'].schema;
  const isError = schema !== undefined && '$ref' in schema;
  return html`<dt>${status}</dt><dd><p>${prose(reply.description)}</p>${
    schema === undefined || isError ? new Html('') : schemaBlock(schema)
  }</dd>`;
}

function schemaBlock(schema: Record<string, unknown> | undefined): Html {
  return html`<details><summary>Schema</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`;
}

/** Line breaks and \`code\` of a description. */
function prose(text: string): Html {
  const escaped = html`${text}`.text;
  return new Html(escaped.replace(/`([^`]+)`/g, '<code>$1</code>').replaceAll('\n\n', '<br>'));
}

export const docsStyle = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{margin:0 auto;max-width:76rem;padding:1.5rem;display:grid;gap:2rem}
header{grid-column:1/-1}
h1,h2,h3{line-height:1.25}
h1 small{font-weight:400;opacity:.75}
nav ul{list-style:none;padding:0;margin:0}
nav h2{font-size:1rem;margin:1rem 0 .25rem;text-transform:capitalize}
nav a{overflow-wrap:anywhere}
section{border-top:1px solid color-mix(in srgb,currentcolor 25%,transparent);padding-block:.5rem 1.5rem;min-width:0}
section h2{font-size:1.2rem;overflow-wrap:anywhere}
h3{font-size:1rem;margin:1rem 0 .25rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;overflow-wrap:anywhere}
dt{font-weight:600}
dd{margin:0 0 .5rem 1.5rem}
dd p{margin:0}
pre{overflow:auto;max-height:30rem;padding:.75rem;background:color-mix(in srgb,currentcolor 7%,transparent);border-radius:.5rem;font-size:.875rem}
main{min-width:0}
@media(min-width:60rem){body{grid-template-columns:20rem 1fr}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto}}
`;
