import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root: the nearest folder upwards that holds the workspaces, from the sources as from the bundle. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'packages', 'catalogue', 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of the project is not complete.');
    folder = parent;
  }
  return folder;
}

const root = findRoot();

/** Where things lie that are read at run time and not bundled. */
export const paths = {
  root,
  migrations: join(root, 'apps/api/src/database/migrations'),
  catalogue: join(root, 'packages/catalogue/recipes'),
  translations: join(root, 'packages/catalogue/translations'),
  /** The web client as it is sent to browsers. */
  client: join(root, 'apps/web/dist/client'),
  /** The same components, bundled for the server. */
  renderer: join(root, 'apps/web/dist/server/render.js'),
} as const;
