import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

const rules: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern:
      /\b(?:guilt\w*|cheat\w*|detox\w*|superfoods?|cures?|cleans(?:e|ing)|skinny|clean eating|sinful|naughty|fat-burning|healthy|healthier|treats? (?:your|the) )/i,
    reason: 'promises or moralises',
  },
  {
    pattern:
      /\b(?:courgettes?|aubergines?|rocket|prawns?|colour|flavour\w*|favourite|grey|caramelise\w*|litres?|mould|savoury|yoghurt|chilli\w*|omelette)\b/i,
    reason: 'is not the American name or spelling',
  },
  {
    pattern:
      /\b(?:baking paper|paper cases|iced water|broad beans?|plain flour|storecupboard|stewing (?:beef|lamb)|filo|whizz\w*|heaped (?:teaspoon|tablespoon|spoon)\w*|matt)\b/i,
    reason: 'is not what an American kitchen calls it',
  },
  {
    pattern:
      /\b(?:tomatos|potatos|brocolli|brocoli|zuchini|zuchinni|cinammon|tumeric|tumric|cilanto|parsely|vinagrette|vinegarette|accomodate|seperate\w*|untill|recieve|occured|definately|mozarella|parmesean|parmasan|tablespoonful|cayanne|cardamon|corriander|rasberr\w*|occassional\w*)\b/i,
    reason: 'is misspelled',
  },
  { pattern: /\b(\p{L}+) \1\b/iu, reason: 'says a word twice' },
  { pattern: / [,.;:!?](?!\d)/, reason: 'has a space before a punctuation mark' },
  { pattern: /[,;:](?=\p{L})/u, reason: 'lacks a space after a punctuation mark' },
  { pattern: /!|—| - /, reason: 'has an exclamation mark or a stray dash' },
  { pattern: /\d ?°C(?! \(\d+ °F\))/, reason: 'gives °C without °F' },
  { pattern: /(?<!\()\b\d+ °F/, reason: 'gives °F first' },
];

/** Spelling, punctuation, units and words that have no place in a recipe. */
export function badWording(recipe: CatalogueRecipe): Finding[] {
  const notes = [recipe.notes?.make_ahead, recipe.notes?.swap].filter((note) => note !== undefined);
  const sentences = [recipe.description, ...recipe.instructions, ...notes];
  const texts = [recipe.title, ...sentences, ...recipe.ingredients];
  const broken = texts.flatMap((text) =>
    rules.flatMap(({ pattern, reason }) => {
      const match = pattern.exec(text);
      return match ? [`"${match[0]}" ${reason}`] : [];
    }),
  );
  const unended = sentences.filter((text) => !/^[\p{Lu}\d].*[.?]$/u.test(text));
  const imperialFirst = recipe.ingredients.filter((line) => /^[\d /.]+(?:oz|lb)\b/.test(line));
  const amountless = recipe.ingredients.filter((line) => !/^\d/.test(line));
  return [
    ...broken,
    ...unended.map((text) => `"${text.slice(0, 40)}" is not a whole sentence`),
    ...imperialFirst.map((line) => `"${line}" gives ounces or pounds first`),
    ...amountless.map((line) => `"${line}" has no amount`),
  ].map((message) => ({ recipe: recipe.id, check: 'wording', message }));
}
