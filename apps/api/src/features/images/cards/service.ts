import { createHash } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import { readPlatedRecipe } from '../plated/service.ts';
import type { CardWords } from '../render/orders.ts';
import type { Renderer } from '../render/renderer.ts';
import {
  type CardRecipe,
  findBestRecipe,
  findCard,
  findCardRecipe,
  findUploadedPicture,
  insertCard,
} from './store.ts';

/** A JPEG of 1200×630; its name changes with all that is on it. */
export interface LinkCard {
  name: string;
  bytes: Buffer;
}

export interface Cards {
  /** What a link to the recipe with this picture shows; throws `image_not_found` where nobody else may see it. */
  readCard(pictureHash: string): Promise<LinkCard>;
  /** What a link to any other page shows. */
  readSiteCard(language: Language): Promise<LinkCard>;
}

export interface CardsParts {
  database: Database;
  renderer: Renderer;
}

/** Goes up whenever the same card would look different. */
const cardVersion = 1;

const siteTitles: Readonly<Record<Language, string>> = {
  en: 'Healthy recipes with figures you can trace',
  es: 'Recetas saludables con cifras que puedes comprobar',
  fr: 'Des recettes saines aux chiffres vérifiables',
  de: 'Gesunde Rezepte mit nachvollziehbaren Nährwerten',
};

/** Cards are drawn when somebody first asks, and kept. */
export function createCards({ database, renderer }: CardsParts): Cards {
  const drawing = new Map<string, Promise<Buffer>>();

  const draw = async (name: string, pictureHash: string, words: CardWords) => {
    const sent = await findUploadedPicture(database, pictureHash);
    const picture = sent ?? (await readPlatedRecipe(database, pictureHash));
    if (picture === null) throw new AppError('image_not_found');
    const bytes = Buffer.from(await renderer.ask('card', { picture, words }));
    await insertCard(database, name, bytes);
    return bytes;
  };

  const cardOf = async (pictureHash: string, words: CardWords): Promise<LinkCard> => {
    const name = nameOf(pictureHash, words);
    const kept = await findCard(database, name);
    if (kept) return { name, bytes: kept };
    const running =
      drawing.get(name) ??
      draw(name, pictureHash, words).finally(() => {
        drawing.delete(name);
      });
    drawing.set(name, running);
    return { name, bytes: await running };
  };

  return {
    async readCard(pictureHash) {
      const recipe = await findCardRecipe(database, pictureHash);
      if (recipe === null) throw new AppError('image_not_found');
      return cardOf(recipe.hash, { title: recipe.title, note: noteOf(recipe) });
    },
    async readSiteCard(language) {
      const recipe = await findBestRecipe(database);
      if (recipe === null) throw new AppError('image_not_found');
      return cardOf(recipe.hash, { title: siteTitles[language], note: '' });
    },
  };
}

function nameOf(pictureHash: string, words: CardWords): string {
  return createHash('sha256')
    .update(JSON.stringify([cardVersion, pictureHash, words.title, words.note]))
    .digest('hex')
    .slice(0, 32);
}

/** Understood in every language of the house. */
function noteOf({ minutes, calories }: CardRecipe): string {
  return calories === null ? `${minutes} min` : `${minutes} min · ${Math.round(calories)} kcal`;
}
