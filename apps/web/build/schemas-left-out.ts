import type { Plugin } from 'vite';
import * as zod from 'zod/mini';

const schemaModule = '\0pomona:schemas-left-out';
const contractFile = /[\\/]packages[\\/]contract[\\/]src[\\/][\w-]+\.ts$/;

/**
 * The browser's build of the contract keeps the methods and paths of its endpoints and leaves out schemas and what only
 * the server and the documentation read: 9 kB of every first visit. Its answers come from a server of the same release,
 * whose tests hold each of them against its schema, as do the tests of the web; and zod would try `new Function`, which
 * the security policy refuses. Development checks all.
 */
export function schemasLeftOut(): Plugin[] {
  return [
    {
      name: 'pomona:schemas-left-out',
      apply: 'build',
      enforce: 'pre',
      resolveId: { filter: { id: /^zod\/mini$/ }, handler: () => schemaModule },
      load: { filter: { id: /^\0pomona:schemas-left-out$/ }, handler: () => everythingPasses() },
    },
    {
      name: 'pomona:endpoints-in-short',
      apply: 'build',
      transform: {
        filter: { id: contractFile },
        handler(code) {
          return { code: inShort(code, this.parse(code) as unknown as Tree), map: null };
        },
      },
    },
  ];
}

/** Every name that zod exports, as one value that takes any call and lets everything through. */
function everythingPasses(): string {
  const names = Object.keys(zod).filter((name) => name !== 'default');
  return `
    const parses = {
      parse: (value) => value,
      safeParse: (data) => ({ success: true, data }),
    };
    const schema = new Proxy(() => schema, { get: (_, name) => parses[name] ?? schema });
    export { ${names.map((name) => `schema as ${name}`).join(', ')} };
  `;
}

/** The little that is read here of a syntax tree (ESTree). */
export interface Tree {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'end' in value;

const treesIn = (tree: Tree): Tree[] => Object.values(tree).flat().filter(isTree);

/**
 * The file with each endpoint as its method and path, and each schema as nothing, which the bundler drops. What a constant
 * holds is a schema where it says `z` outside a function.
 */
export function inShort(code: string, program: Tree): string {
  let short = code;
  for (const init of constantsOf(program).toReversed()) {
    const text = endpointInShort(code, init) ?? (isSchema(init) ? 'undefined' : null);
    if (text !== null) short = short.slice(0, init.start) + text + short.slice(init.end);
  }
  return short;
}

/** What the constants of a file hold. */
function constantsOf(program: Tree): Tree[] {
  return (program.body as Tree[])
    .map((statement) => (isTree(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => declaration.declarations as Tree[])
    .flatMap(({ init }) => (isTree(init) ? init : []));
}

function endpointInShort(code: string, init: Tree): string | null {
  const isEndpoint =
    init.type === 'CallExpression' && isTree(init.callee) && init.callee.name === 'defineEndpoint';
  if (!isEndpoint) return null;
  const [endpoint] = init.arguments as [Tree];
  const kept = (endpoint.properties as Tree[]).filter(
    ({ key }) => isTree(key) && (key.name === 'method' || key.name === 'path'),
  );
  const parts = kept.map(({ start, end }) => code.slice(start, end));
  return `{ ${parts.join(', ')}, replies: {} }`;
}

const isSchema = (init: Tree) => !isFunction(init) && saysZ(init);

function saysZ(tree: Tree): boolean {
  if (tree.type === 'Identifier') return tree.name === 'z';
  return !isFunction(tree) && treesIn(tree).some(saysZ);
}

const isFunction = ({ type }: Tree) => type.endsWith('FunctionExpression');
