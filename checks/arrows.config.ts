import type { DependencyType, IConfiguration } from 'dependency-cruiser';

const error = { severity: 'error' } as const;
const test = '(\\.test\\.tsx?$|^apps/(api|web)/test/)';

/** `from` may import nothing that matches `to`. Tests may look anywhere inside their app. */
function forbid(name: string, from: string, to: string, exceptTo?: string) {
  return {
    ...error,
    name,
    from: { path: from, pathNot: test },
    to: exceptTo === undefined ? { path: to } : { path: to, pathNot: exceptTo },
  };
}

const layersOfApi: NonNullable<IConfiguration['forbidden']> = [
  forbid('api: features know no app', '^apps/api/src/features/', '^apps/api/src/(app|main)\\.ts$'),
  forbid(
    'api: platform knows no feature',
    '^apps/api/src/platform/',
    '^apps/api/src/(features/|app|main)',
  ),
  forbid(
    'api: database knows no feature and no platform',
    '^apps/api/src/database/',
    '^apps/api/src/(features/|platform/|app|main)',
  ),
  forbid(
    'api: only stores, seeds and tables touch the database',
    '^apps/api/src/features/(?!.*(store|seed)\\.ts$)',
    '^apps/api/src/database/(?!(clock|connect|data-versions|failures|seed|shared-reading)\\.ts$)',
  ),
  {
    ...error,
    name: 'api: features meet at service.ts',
    from: { path: '^apps/api/src/features/([^/]+)/', pathNot: test },
    to: {
      path: '^apps/api/src/features/([^/]+)/',
      pathNot: ['^apps/api/src/features/$1/', '/service\\.ts$'],
    },
  },
  forbid(
    'api: entrances go through the service',
    '^apps/api/src/features/.*/(feature|routes|socket|worker)\\.ts$',
    '/(store|policy)\\.ts$',
  ),
  {
    ...error,
    name: 'api: sub-folders of a feature know neither its entrances nor its service',
    from: { path: '^apps/api/src/features/([^/]+)/.+/', pathNot: test },
    to: { path: '^apps/api/src/features/$1/(feature|routes|socket|worker|service)\\.ts$' },
  },
  forbid(
    'api: stores know no service and no entrance',
    '^apps/api/src/features/.*/store\\.ts$',
    '^apps/api/src/features/.*/(feature|routes|socket|worker|service)\\.ts$',
  ),
  {
    ...error,
    name: 'api: only services, stores and seeds call a store',
    from: {
      path: '^apps/api/src/features/',
      pathNot: [test, '/(service|store|seed)\\.ts$'],
    },
    to: {
      path: '^apps/api/src/features/.*/store\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  forbid(
    'api: presenters are pure',
    '^apps/api/src/features/.*/presenter\\.ts$',
    '^(apps/api/src/(platform|database)/|node_modules/)',
  ),
  forbid(
    'api: policy is pure',
    '/policy\\.ts$',
    '^(apps/api/src/(platform|database)|node_modules)',
  ),
];

const layersOfWeb = [
  forbid('web: pages know no app', '^apps/web/src/pages/', '^apps/web/src/(main|app/(?!paths))'),
  forbid(
    'web: features know no page and no app',
    '^apps/web/src/features/',
    '^apps/web/src/(main|pages/|app/(?!paths))',
  ),
  forbid(
    'web: product knows no feature, page or app',
    '^apps/web/src/product/',
    '^apps/web/src/(main|app/|pages/|features/)',
  ),
  forbid(
    'web: ui knows nothing of the product',
    '^apps/web/src/ui/',
    '^(apps/web/src/(?!ui/)|packages/)',
    '\\.(css|svg)$',
  ),
  forbid(
    'web: platform knows no feature',
    '^apps/web/src/platform/',
    '^apps/web/src/(main|app/|pages/|features/|product/|ui/)',
  ),
  {
    ...error,
    name: 'web: features meet on pages',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: test },
    to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
  },
];

const lineFolders = ['foods', 'table', 'amounts', 'mentions', 'lines'];

/** What each folder of `packages/food/src` may import beside itself; drawn in docs/foods-and-words.md. */
const foodFolders: Readonly<Record<string, readonly string[]>> = {
  foods: [],
  table: ['foods'],
  amounts: ['foods', 'table'],
  mentions: ['foods', 'table', 'amounts'],
  lines: ['foods', 'table', 'amounts', 'mentions'],
  figures: lineFolders,
  labels: [...lineFolders, 'figures'],
  analysis: [...lineFolders, 'figures', 'labels'],
  safety: ['foods', 'table', 'analysis'],
  traits: ['foods', 'table', 'labels', 'analysis', 'safety'],
  wording: lineFolders,
  scaling: [...lineFolders, 'wording'],
  shopping: [...lineFolders, 'wording', 'scaling'],
  steps: ['foods', 'amounts', 'lines'],
};

const foldersOfFood = Object.entries(foodFolders).map(([folder, others]) =>
  forbid(
    `food: ${folder} knows ${others.join(', ') || 'no other folder'}`,
    `^packages/food/src/${folder}/`,
    '^packages/food/src/',
    `^packages/food/src/(${[folder, ...others].join('|')})/`,
  ),
);

const packages = [
  forbid('food stands alone', '^packages/food/src/', '^(apps/|packages/(?!food/)|node_modules/)'),
  {
    ...error,
    name: 'food reads files in one place, which the browser never loads',
    from: {
      path: '^packages/food/src/',
      pathNot: [test, '^packages/food/src/table/read-generated\\.ts$'],
    },
    to: { dependencyTypes: ['core'] satisfies DependencyType[] },
  },
  forbid(
    'contract knows only food and zod',
    '^packages/contract/src/',
    '^(apps/|packages/(?!food/|contract/)|node_modules/(?!zod/))',
  ),
  forbid(
    'catalogue knows only contract and food',
    '^packages/catalogue/src/',
    '^(apps/|packages/(?!food/|contract/|catalogue/))',
  ),
  forbid(
    'plating knows only contract and food',
    '^packages/plating/src/',
    '^(apps/|packages/(?!food/|contract/|plating/))',
  ),
  forbid(
    'recipe-formats knows only contract and food',
    '^packages/recipe-formats/src/',
    '^(apps/|packages/(?!food/|contract/|recipe-formats/))',
  ),
  forbid(
    'recipe-formats reads no file, no network and no database, and starts no worker',
    '^packages/recipe-formats/src/',
    '^(node:)?(child_process|cluster|dgram|dns|fs|http|http2|https|net|tls|worker_threads)(/|$)|^node_modules/(pg|drizzle-orm|ioredis|undici)/',
  ),
  forbid(
    'chef knows only contract and food',
    '^packages/chef/src/',
    '^(apps/|packages/(?!food/|contract/|chef/))',
  ),
  forbid(
    'chef reads no file, no network and no database, and starts no worker',
    '^packages/chef/src/',
    '^(node:)?(child_process|cluster|dgram|dns|fs|http|http2|https|net|tls|worker_threads)(/|$)|^node_modules/(pg|drizzle-orm|ioredis|undici|ai|@ai-sdk)/',
  ),
  forbid('apps are strangers', '^apps/web/', '^apps/api/'),
  forbid('apps are strangers (api)', '^apps/api/', '^apps/web/'),
  forbid('web loads contract and food only', '^apps/web/', '^packages/(?!contract/|food/)'),
  forbid(
    'only features/recipes loads the catalogue',
    '^apps/api/src/(?!features/recipes/)',
    '^packages/catalogue/',
  ),
  forbid(
    'only features/images loads plating',
    '^apps/api/src/(?!features/images/)',
    '^packages/plating/',
  ),
  forbid(
    'only features/recipe-exchange loads recipe-formats',
    '^apps/api/src/(?!features/recipe-exchange/)',
    '^packages/recipe-formats/',
  ),
  forbid(
    'only features/chef loads the chef',
    '^apps/api/src/(?!features/chef/)',
    '^packages/chef/',
  ),
];

/** The arrows of docs/architecture.md. Every rule is an error. */
export const arrows: IConfiguration = {
  forbidden: [
    { ...error, name: 'no cycles', from: {}, to: { circular: true } },
    {
      ...error,
      name: 'imports resolve',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(vite/client|virtual:)' },
    },
    {
      ...error,
      name: 'npm packages are declared',
      // Tests and scripts may use what the root installs for all.
      from: {
        pathNot: ['^(checks|bench|attack|faults|e2e)/', '/(test|scripts)/', '\\.test\\.tsx?$'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...packages,
    ...foldersOfFood,
    ...layersOfApi,
    ...layersOfWeb,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.generated\\.)' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
