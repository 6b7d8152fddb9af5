import type { Readable } from 'node:stream';
import type { Language } from '@pomona/contract/languages';
import type { ExportFormat } from '@pomona/contract/recipe-exchange';
import { type ArchiveFile, archiveOf } from '@pomona/recipe-formats/export/archive';
import { plainName, titleName, uniqueNames } from '@pomona/recipe-formats/export/file-names';
import { create as contentDisposition } from 'content-disposition';
import type { Database } from '#database/connect.ts';
import { presentRecipe, type Recipes } from '#features/recipes/service.ts';
import type { Member, Viewer } from '#platform/http/security/viewer.ts';
import {
  findOwnRecipe,
  findOwnTitles,
  findPublicRecipe,
  findPublicTitles,
  findUploadedPicture,
} from './store.ts';
import type { Writer } from './writer.ts';

export { type ArchiveFile, archiveOf } from '@pomona/recipe-formats/export/archive';

export interface SavedFile<Body> {
  body: Body;
  contentType: string;
  /** Of the header `Content-Disposition`. */
  disposition: string;
}

export interface Exporting {
  /** Throws `recipe_not_found`. `origin` is that of the site. */
  exportRecipe(
    viewer: Viewer,
    request: { id: string; format: ExportFormat; language: Language; origin: string },
  ): Promise<SavedFile<string>>;
  /** All own recipes as a ZIP: each as JSON-LD and Cooklang, with its picture where one was uploaded. */
  exportOwnRecipes(member: Member, origin: string): Promise<SavedFile<Readable>>;
  /** What everybody sees as a ZIP of files in one format. */
  exportAllRecipes(format: ExportFormat, origin: string): Promise<SavedFile<Readable>>;
  /** The files of that ZIP of one's own, one after the other. */
  ownRecipeFiles(ownerId: string, origin: string): AsyncGenerator<ArchiveFile>;
}

interface ExportingParts {
  database: Database;
  recipes: Pick<Recipes, 'readRecipe'>;
  writer: Pick<Writer, 'write'>;
  clock(): number;
}

const kinds = {
  'json-ld': { ending: 'jsonld', contentType: 'application/ld+json; charset=utf-8' },
  cooklang: { ending: 'cook', contentType: 'text/plain; charset=utf-8' },
} as const;

const formats = ['json-ld', 'cooklang'] as const satisfies readonly ExportFormat[];

export function createExporting({ database, recipes, writer, clock }: ExportingParts): Exporting {
  /** One after the other, so that memory does not grow with their number. */
  async function* ownRecipeFiles(ownerId: string, origin: string): AsyncGenerator<ArchiveFile> {
    const own = await findOwnTitles(database, ownerId);
    const names = uniqueNames(own.map(({ title }) => title));
    for (const [index, { id, pictureHash }] of own.entries()) {
      const row = await findOwnRecipe(database, { id, ownerId });
      const path = `recipes/${names[index]}`;
      if (row !== null) {
        const texts = await writer.write({ recipe: presentRecipe(row), formats, origin });
        for (const [place, format] of formats.entries())
          yield { path: `${path}.${kinds[format].ending}`, bytes: Buffer.from(texts[place] ?? '') };
        const picture = pictureHash && (await findUploadedPicture(database, pictureHash));
        if (picture) yield { path: `${path}.webp`, bytes: picture, isCompressed: true };
      }
    }
  }

  async function* publicRecipeFiles(
    format: ExportFormat,
    origin: string,
  ): AsyncGenerator<ArchiveFile> {
    const found = await findPublicTitles(database);
    const names = uniqueNames(found.map(({ title }) => title));
    for (const [index, { id }] of found.entries()) {
      const row = await findPublicRecipe(database, id);
      if (row === null) continue;
      const [text = ''] = await writer.write({
        ...{ recipe: presentRecipe(row), formats: [format], origin },
      });
      yield { path: `recipes/${names[index]}.${kinds[format].ending}`, bytes: Buffer.from(text) };
    }
  }

  function archive(name: string, files: AsyncGenerator<ArchiveFile>) {
    const now = new Date(clock());
    return {
      body: archiveOf(files, now),
      contentType: 'application/zip',
      disposition: contentDisposition(`${name}-${now.toISOString().slice(0, 10)}.zip`),
    };
  }

  return {
    async exportRecipe(viewer, { id, format, language, origin }) {
      const recipe = await recipes.readRecipe(viewer, id, language);
      const { ending, contentType } = kinds[format];
      const disposition = dispositionOf(recipe.title, ending);
      const [body = ''] = await writer.write({ recipe, formats: [format], origin });
      return { body, contentType, disposition };
    },
    exportOwnRecipes: async (member, origin) =>
      archive('pomona-recipes', ownRecipeFiles(member.id, origin)),
    exportAllRecipes: async (format, origin) =>
      archive(`pomona-all-recipes-${format}`, publicRecipeFiles(format, origin)),
    ownRecipeFiles,
  };
}

/** Offered under its title, and for old clients in plain letters. */
function dispositionOf(title: string, ending: string): string {
  const fallback = `${plainName(title)}.${ending}`;
  const name = titleName(title);
  return contentDisposition(name === '' ? fallback : `${name}.${ending}`, { fallback });
}
