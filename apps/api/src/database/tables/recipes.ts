import { type Language, languages } from '@pomona/contract/languages';
import type { FigureSource, Nutrition, StepLink } from '@pomona/contract/recipes';
import {
  type AllergenKind,
  allAllergenKinds,
  type DetailedAllergen,
  detailedAllergens,
  type ProfileAllergen,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import {
  type Cuisine,
  cuisines,
  type DietType,
  type Difficulty,
  dietTypes,
  difficulties,
  type LikelyDietType,
  likelyDietTypes,
  type MealType,
  mealTypes,
} from '@pomona/food/labels/diets';
import { type SafetyNote, safetyNotes } from '@pomona/food/safety/notes';
import { type RecipeTrait, recipeTraits } from '@pomona/food/traits/traits';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { areAllOf, instant, isOneOf } from './columns.ts';
import { isPublicRecipe } from './recipe-visibility.ts';

/** What a rule said about a recipe, and why. */
export interface StoredLabel {
  label: DietType;
  verdict: 'proven' | 'refuted' | 'cannot_tell';
  /** Absent in what was stored before. */
  isLikely?: boolean;
  because: unknown;
}

export interface RecipeNotes {
  make_ahead?: string;
  swap?: string;
}

/** The texts of a recipe in another language, line by line and step by step. */
export interface StoredTranslation {
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  notes: RecipeNotes;
  tags: string[];
  stepLinks: StepLink[][];
  /** `textDigest` of what was translated. */
  of: string;
}

export type StoredTranslations = Partial<Record<Language, StoredTranslation>>;

/** Recipes of the catalogue (no owner) and of members. Figures, allergens and labels are derived, never typed. */
export const recipes = pgTable(
  'recipes',
  {
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    publishedAt: instant('published_at'),
    deletedAt: instant('deleted_at'),
    /** When its owner offered it for publication; `null` while it is private, and again once it is published. */
    offeredAt: instant('offered_at'),
    /** An administrator deleted it. Its owner can restore it for themselves alone. */
    isRemoved: boolean('is_removed').notNull().default(false),
    /** An administrator wrote or changed it: the catalogue of the release leaves it as it is. */
    isEdited: boolean('is_edited').notNull().default(false),
    /** Given by the client that created it: the same call sent twice makes one recipe. */
    creationKey: uuid('creation_key'),
    /** Grows with every change of its text. */
    version: integer('version').notNull().default(1),
    /** Of its text. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** The page that it was brought from. */
    sourceUrl: text('source_url'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    pictureHash: text('picture_hash'),
    pictureColour: text('picture_colour'),
    /** The illustrator's version that the picture was named with; `null`: not known. Kept for recipes of members. */
    picturedWith: text('pictured_with'),
    /** A hint for the illustrator: how the dish lies on the table. */
    dish: text('dish'),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    mealType: text('meal_type').$type<MealType>().notNull(),
    cuisine: text('cuisine').$type<Cuisine>(),
    prepMinutes: integer('prep_minutes').notNull(),
    cookMinutes: integer('cook_minutes').notNull(),
    /** Waiting beside both: soaking, marinating, rising, setting, chilling. */
    restMinutes: integer('rest_minutes').notNull().default(0),
    servings: integer('servings').notNull(),
    ingredients: text('ingredients').array().notNull(),
    instructions: text('instructions').array().notNull(),
    /** Derived from both; `null` until computed. */
    stepLinks: jsonb('step_links').$type<StepLink[][]>(),
    tags: text('tags').array().notNull(),
    notes: jsonb('notes').$type<RecipeNotes>().notNull().default({}),
    /** By language; they come with the catalogue. */
    translations: jsonb('translations').$type<StoredTranslations>().notNull().default({}),
    author: text('author').notNull(),
    nutrition: jsonb('nutrition').$type<Nutrition>().notNull(),
    dietTypes: text('diet_types').array().$type<DietType[]>().notNull(),
    /** None of `diet_types`. */
    likelyDietTypes: text('likely_diet_types')
      .array()
      .$type<LikelyDietType[]>()
      .notNull()
      .default([]),
    labels: jsonb('labels').$type<StoredLabel[]>().notNull(),
    allergens: text('allergens').array().$type<ProfileAllergen[]>().notNull(),
    allergenDetails: text('allergen_details').array().$type<DetailedAllergen[]>().notNull(),
    /** What depends on the choice, the kind or the brand; none of `allergen_details`. */
    mayContain: text('may_contain').array().$type<DetailedAllergen[]>().notNull().default([]),
    /** The cereals, nuts, crustaceans and molluscs behind both, where they are known. */
    allergenKinds: text('allergen_kinds').array().$type<AllergenKind[]>().notNull().default([]),
    /** For people who have to take care, from the foods and the steps. */
    safetyNotes: text('safety_notes').array().$type<SafetyNote[]>().notNull().default([]),
    /** By rules over the lines, steps and tags: low-FODMAP, heat, seasons and the like. */
    traits: text('traits').array().$type<RecipeTrait[]>().notNull().default([]),
    /** Every line was read whole; not so while nobody has looked. */
    isReadWhole: boolean('is_read_whole').notNull().default(false),
    sources: jsonb('sources').$type<FigureSource[]>().notNull(),
    /** Versions of the food table and the rules that the figures were computed with. */
    computedWith: text('computed_with').notNull(),
    /** Mean of the reviews, kept by a trigger; 0 while there are none. */
    rating: numeric('rating', { precision: 4, scale: 3 }).notNull().default('0'),
    reviewCount: integer('review_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('recipes_language', isOneOf(table.language, languages)),
    check('recipes_offered', sql`${table.offeredAt} is null or ${table.ownerId} is not null`),
    check('recipes_source_url_length', sql`length(${table.sourceUrl}) <= 2000`),
    check('recipes_difficulty', isOneOf(table.difficulty, difficulties)),
    check('recipes_meal_type', isOneOf(table.mealType, mealTypes)),
    check('recipes_cuisine', isOneOf(table.cuisine, cuisines)),
    check('recipes_diet_types', areAllOf(table.dietTypes, dietTypes)),
    check('recipes_likely_diet_types', areAllOf(table.likelyDietTypes, likelyDietTypes)),
    check('recipes_allergens', areAllOf(table.allergens, profileAllergens)),
    check('recipes_allergen_details', areAllOf(table.allergenDetails, detailedAllergens)),
    check('recipes_may_contain', areAllOf(table.mayContain, detailedAllergens)),
    check('recipes_allergen_kinds', areAllOf(table.allergenKinds, allAllergenKinds)),
    check('recipes_safety_notes', areAllOf(table.safetyNotes, safetyNotes)),
    check('recipes_traits', areAllOf(table.traits, recipeTraits)),
    check('recipes_rating', sql`${table.rating} between 0 and 5 and ${table.reviewCount} >= 0`),
    check('recipes_id_form', sql`${table.id} ~ '^[a-z0-9][a-z0-9-]{0,127}$'`),
    check('recipes_minutes', sql`${table.prepMinutes} >= 0 and ${table.cookMinutes} >= 0`),
    check('recipes_rest_minutes', sql`${table.restMinutes} >= 0`),
    check('recipes_servings', sql`${table.servings} between 1 and 100`),
    check('recipes_title_length', sql`length(${table.title}) between 1 and 200`),
    unique('recipes_owner_creation_key_unique').on(table.ownerId, table.creationKey),
    index('recipes_title_index').on(sql`folded(${table.title}) COLLATE "C"`, table.id),
    index('recipes_owner_id_index').on(table.ownerId),
    index('recipes_picture_hash_index').on(table.pictureHash),
    // Where a recipe was brought from, for imports of the same page.
    index('recipes_source_page_index')
      .on(sql`page_of(${table.sourceUrl})`)
      .where(sql`${table.sourceUrl} is not null`),
    // Which of what everybody sees a food is in.
    index('recipes_foods_index')
      .using('gin', sql`foods_of(${table.sources})`)
      .with({ fastupdate: false })
      .where(isPublicRecipe(table)),
  ],
);

export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;
