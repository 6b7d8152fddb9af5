import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const virtualModule = '\0pomona:icon-sprite';
const importOfIcons = /import (?!type)\{([^}]+)\} from 'lucide-react';/g;

/**
 * The icons in use as one picture that each `<svg>` points into: the drawings of lucide leave the scripts (4 kB of a first
 * visit) and are not repeated in the HTML for every card. Development and tests draw lucide's own components.
 */
export function iconSprite(): Plugin {
  const names = iconsInUse();
  const sprite = spriteOf(names);
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'pomona:icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^lucide-react$/ }, handler: () => virtualModule },
    load: {
      filter: { id: /^\0pomona:icon-sprite$/ },
      handler: () => moduleOf(names, `/${fileName}`),
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

function iconsInUse(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(importOfIcons)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names)].sort();
}

function spriteOf(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const drawing = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(iconNamed(name)))?.[1];
    if (drawing === undefined) throw new Error(`lucide draws no icon called ${name}`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.replaceAll(/><\/\w+>/g, '/>')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function iconNamed(name: string) {
  const icon: unknown = Object.entries(lucide).find(([own]) => own === name)?.[1];
  if (icon === undefined) throw new Error(`lucide has no icon called ${name}`);
  return createElement(icon as typeof lucide.Heart);
}

/** Components of the same names and attributes as lucide's; hidden from readers unless they are given a name. */
function moduleOf(names: readonly string[], sprite: string): string {
  return `
    import { createElement } from 'react';
    const icon = (id) => ({ className = '', ...attributes }) =>
      createElement('svg', {
        width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
        strokeLinecap: 'round', strokeLinejoin: 'round', className,
        ...('aria-label' in attributes ? {} : { 'aria-hidden': true }), ...attributes,
      }, createElement('use', { href: ${JSON.stringify(sprite)} + '#' + id }));
    ${names.map((name) => `export const ${name} = /* @__PURE__ */ icon('${name}');`).join('\n')}
  `;
}
