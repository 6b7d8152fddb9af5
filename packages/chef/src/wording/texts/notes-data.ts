import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { Language } from '@pomona/food/foods/languages';
import type { DietType } from '@pomona/food/labels/diets';

type Words = Readonly<Record<Language, string>>;

interface NoteWords {
  used: string;
  /** `{why}` is one of `why`. */
  leftOut: string;
  why: Readonly<Record<'diet' | 'allergen' | 'without' | 'no_room' | 'not_food', string>>;
  unknown: string;
  unknownMany: string;
  quote: string;
}

export const noteWords: Readonly<Record<Language, NoteWords>> = {
  en: {
    used: 'From your list it uses: {x}.',
    leftOut: 'Left out {x}: {why}.',
    why: {
      diet: 'not {x}',
      allergen: 'contains or may contain {x}',
      without: 'you asked for a dish without it',
      no_room: 'your conditions left no place for it',
      not_food: 'not for eating',
    },
    unknown: 'We do not know {x}; add it to taste if it is edible.',
    unknownMany: 'We do not know {x}; add them to taste if they are edible.',
    quote: '“{x}”',
  },
  es: {
    used: 'De tu lista lleva: {x}.',
    leftOut: 'No lleva {x}: {why}.',
    why: {
      diet: 'no es {x}',
      allergen: 'contiene o puede contener {x}',
      without: 'pediste un plato sin ello',
      no_room: 'no encajaba con tus condiciones',
      not_food: 'no es comestible',
    },
    unknown: 'No conocemos {x}; añádelo al gusto si es comestible.',
    unknownMany: 'No conocemos {x}; añádelos al gusto si son comestibles.',
    quote: '«{x}»',
  },
  fr: {
    used: 'De votre liste, la recette utilise : {x}.',
    leftOut: 'Sans {x} : {why}.',
    why: {
      diet: 'ne convient pas au régime {x}',
      allergen: 'contient ou peut contenir {x}',
      without: 'vous n’en vouliez pas',
      no_room: 'vos critères ne lui laissaient pas de place',
      not_food: 'cela ne se mange pas',
    },
    unknown: 'Nous ne connaissons pas {x} ; à ajouter selon le goût si c’est comestible.',
    unknownMany: 'Nous ne connaissons pas {x} ; à ajouter selon le goût si c’est comestible.',
    quote: '« {x} »',
  },
  de: {
    used: 'Aus deiner Liste verwendet: {x}.',
    leftOut: '{x} weggelassen: {why}.',
    why: {
      diet: 'passt nicht zu {x}',
      allergen: 'enthält {x} oder kann es enthalten',
      without: 'sollte nicht hinein',
      no_room: 'unter deinen Vorgaben war dafür kein Platz',
      not_food: 'ist nicht zum Essen',
    },
    unknown: '{x} kennen wir nicht; nach Geschmack dazugeben, wenn es essbar ist.',
    unknownMany: '{x} kennen wir nicht; nach Geschmack dazugeben, wenn es essbar ist.',
    quote: '„{x}“',
  },
};

export const dietNames: Readonly<Record<DietType, Words>> = {
  PCOS: { en: 'suitable for PCOS', es: 'adecuado para SOP', fr: 'SOPK', de: 'PCOS' },
  'Diabetes-Friendly': {
    en: 'diabetes-friendly',
    es: 'apto para diabetes',
    fr: 'adapté au diabète',
    de: '„diabetesgerecht“',
  },
  'Low-Sugar': { en: 'low-sugar', es: 'bajo en azúcar', fr: 'pauvre en sucre', de: '„zuckerarm“' },
  'Gluten-Free': { en: 'gluten-free', es: 'sin gluten', fr: 'sans gluten', de: '„glutenfrei“' },
  Vegetarian: { en: 'vegetarian', es: 'vegetariano', fr: 'végétarien', de: '„vegetarisch“' },
  Vegan: { en: 'vegan', es: 'vegano', fr: 'végane', de: '„vegan“' },
  Keto: { en: 'keto', es: 'keto', fr: 'céto', de: '„keto“' },
  Mediterranean: {
    en: 'Mediterranean',
    es: 'mediterráneo',
    fr: 'méditerranéen',
    de: '„mediterran“',
  },
  'Anti-Inflammatory': {
    en: 'anti-inflammatory',
    es: 'antiinflamatorio',
    fr: 'anti-inflammatoire',
    de: '„antientzündlich“',
  },
  'Heart-Healthy': {
    en: 'heart-healthy',
    es: 'cardiosaludable',
    fr: 'bon pour le cœur',
    de: '„herzgesund“',
  },
  'High-Fiber': {
    en: 'high-fibre',
    es: 'rico en fibra',
    fr: 'riche en fibres',
    de: '„ballaststoffreich“',
  },
  'Low-Carb': {
    en: 'low-carb',
    es: 'bajo en carbohidratos',
    fr: 'pauvre en glucides',
    de: '„kohlenhydratarm“',
  },
  'High-Protein': {
    en: 'high-protein',
    es: 'alto en proteínas',
    fr: 'riche en protéines',
    de: '„eiweißreich“',
  },
};

export const allergenNames: Readonly<Record<DetailedAllergen, Words>> = {
  milk: { en: 'milk', es: 'leche', fr: 'du lait', de: 'Milch' },
  egg: { en: 'egg', es: 'huevo', fr: 'de l’œuf', de: 'Ei' },
  fish: { en: 'fish', es: 'pescado', fr: 'du poisson', de: 'Fisch' },
  crustacean: { en: 'crustaceans', es: 'crustáceos', fr: 'des crustacés', de: 'Krebstiere' },
  mollusc: { en: 'molluscs', es: 'moluscos', fr: 'des mollusques', de: 'Weichtiere' },
  tree_nut: { en: 'nuts', es: 'frutos secos', fr: 'des fruits à coque', de: 'Schalenfrüchte' },
  peanut: { en: 'peanuts', es: 'cacahuetes', fr: 'de l’arachide', de: 'Erdnüsse' },
  wheat: { en: 'wheat', es: 'trigo', fr: 'du blé', de: 'Weizen' },
  gluten: { en: 'gluten', es: 'gluten', fr: 'du gluten', de: 'Gluten' },
  soy: { en: 'soy', es: 'soja', fr: 'du soja', de: 'Soja' },
  sesame: { en: 'sesame', es: 'sésamo', fr: 'du sésame', de: 'Sesam' },
  celery: { en: 'celery', es: 'apio', fr: 'du céleri', de: 'Sellerie' },
  mustard: { en: 'mustard', es: 'mostaza', fr: 'de la moutarde', de: 'Senf' },
  lupin: { en: 'lupin', es: 'altramuz', fr: 'du lupin', de: 'Lupine' },
  sulphites: { en: 'sulphites', es: 'sulfitos', fr: 'des sulfites', de: 'Sulfite' },
};
