import { createHash } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import { readPlatedRecipe } from '../plated/service.ts';
import type { CardText } from '../render/protocol.ts';
import type { Renderer } from '../render/renderer.ts';
import {
  type CardRecipe,
  findBestRecipe,
  findCard,
  findCardRecipe,
  findUploadedPicture,
  removeUnusedCards,
  upsertCard,
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
  /** Clears away the cards of recipes that are no longer everybody's. */
  removeUnusedCards(): Promise<void>;
}

export interface CardsParts {
  database: Database;
  renderer: Renderer;
}

/** What is on a card, and whose it is: a subject has one card. */
interface Subject {
  /** The picture of the recipe, or the page of the house in a language. */
  subject: string;
  pictureHash: string;
  text: CardText;
}

/** Goes up whenever the same card would look different. */
const cardVersion = 1;

const siteTitles: Readonly<Record<Language, string>> = {
  en: 'Healthy recipes with figures you can trace',
  es: 'Recetas saludables con cifras que puedes comprobar',
  fr: 'Des recettes saines aux chiffres vérifiables',
  de: 'Gesunde Rezepte mit nachvollziehbaren Nährwerten',
};

/** Cards are drawn on the first request, and stored. */
export function createCards({ database, renderer }: CardsParts): Cards {
  const drawing = new Map<string, Promise<Buffer>>();

  const draw = async (name: string, { subject, pictureHash, text }: Subject) => {
    const uploaded = await findUploadedPicture(database, pictureHash);
    const picture = uploaded ?? (await readPlatedRecipe(database, pictureHash));
    if (picture === null) throw new AppError('image_not_found');
    const bytes = Buffer.from(await renderer.render('card', { picture, text }));
    await upsertCard(database, { subject, hash: name, pictureHash, bytes });
    return bytes;
  };

  const cardOf = async (subject: Subject): Promise<LinkCard> => {
    const name = nameOf(subject);
    const stored = await findCard(database, { subject: subject.subject, hash: name });
    if (stored) return { name, bytes: stored };
    const running =
      drawing.get(name) ??
      draw(name, subject).finally(() => {
        drawing.delete(name);
      });
    drawing.set(name, running);
    return { name, bytes: await running };
  };

  return {
    async readCard(pictureHash) {
      const recipe = await findCardRecipe(database, pictureHash);
      if (recipe === null) throw new AppError('image_not_found');
      const text = { title: recipe.title, note: noteOf(recipe) };
      return cardOf({ subject: recipe.hash, pictureHash: recipe.hash, text });
    },
    async readSiteCard(language) {
      const recipe = await findBestRecipe(database);
      if (recipe === null) throw new AppError('image_not_found');
      const text = { title: siteTitles[language], note: '' };
      return cardOf({ subject: `site-${language}`, pictureHash: recipe.hash, text });
    },
    removeUnusedCards: () => removeUnusedCards(database),
  };
}

function nameOf({ pictureHash, text }: Subject): string {
  return createHash('sha256')
    .update(JSON.stringify([cardVersion, pictureHash, text.title, text.note]))
    .digest('hex')
    .slice(0, 32);
}

/** Understood in every language of the house. */
function noteOf({ minutes, calories }: CardRecipe): string {
  return calories === null ? `${minutes} min` : `${minutes} min · ${Math.round(calories)} kcal`;
}
