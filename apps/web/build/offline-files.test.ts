import { expect, it } from 'vitest';
import { offlineFiles } from './offline-files.ts';

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, ...more });

it('SHOP-09 stores the pages that are of use without a network, with what they load later, and no other', () => {
  const files = offlineFiles({
    'src/main.tsx': chunk('main', {
      css: ['assets/main.css'],
      assets: ['assets/figtree-latin-wght.woff2', 'assets/figtree-latin-ext-wght.woff2'],
      dynamicImports: ['src/pages/admin-page.tsx', 'src/locales/fr/shell.json', 'src/toast.tsx'],
    }),
    'src/toast.tsx': chunk('toast'),
    'src/locales/fr/shell.json': chunk('shell'),
    'src/pages/admin-page.tsx': chunk('admin'),
    'src/pages/shopping-list-page.tsx': chunk('shopping', { dynamicImports: ['src/list.tsx'] }),
    'src/list.tsx': chunk('list', { imports: ['_shared.js', 'src/list.tsx'] }),
    '_shared.js': chunk('shared'),
  });
  expect([...files].sort()).toEqual(
    [
      'assets/figtree-latin-wght.woff2',
      ...['assets/list.js', 'assets/main.css', 'assets/main.js', 'assets/shared.js'],
      ...['assets/shopping.js', 'assets/toast.js'],
    ].sort(),
  );
});
