import type { Language } from '@pomona/contract/languages';

/** Words that say that a list of foods follows: "you need", "du brauchst", "necesitas", "il te faut". */
const needs =
  "you(?:['’]?ll| will)? need|you(?:['’]?ll)? take|(?:just|simply) take|(?:we|i) (?:need|use|take)|it takes|contains?|ingredients?|brauchst du|brauchen wir|braucht man|braucht ihr|(?:du|ihr|wir|man) (?:brauchst|braucht|brauchen|nimmst|nehmt|nehmen|nimmt)|nimm|man nehme|zutaten|necesit(?:as|amos|áis|a)|hacen? falta|lleva|(?:pones|coges|ponemos|coge)|ingredientes|il (?:te |vous |nous |me )?faut|(?:tu prends|on prend|vous prenez|prends|prenez)|ingr[ée]dients";
const needPattern = new RegExp(`(?<!\\p{L})(?:${needs})(?!\\p{L})\\s*:?`, 'iu');

export function needIn(text: string): { start: number; end: number } | null {
  const found = needPattern.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'iu');

/** What one does with foods, as people write it in messages. */
const cookingWords: Readonly<Record<Language, RegExp>> = {
  en: whole(
    '(?:cook|boil|simmer|blend|mix|roast|grill|toast|season|knead|peel|drain|soften|melt|fold|soak|steam|toss|mash|crush|heat|add|pour|stir|whisk|chop|slice|dice|grate|combine|crumble|bake|fr(?:y|ie)|saut[ée]|sauté|serve|whip|drizzle|sprinkle|marinate|beat|scramble|poach|sear|brown|broil|press|chuck|blitz|warm|spread|squeeze|rinse)(?:e?s|p?ing)?|cut|frying|baking|put',
  ),
  de: whole(
    '(?:an|auf|ab|ein|aus|ver|unter|durch|zer|über|vor|zu|um|be|weich|klein|gar)*(?:koch|brat|brät|back|misch|rühr|schneid|dünst|pürier|würz|servier|köchel|schäl|reib|raspel|schmor|grill|röst|knet|schlag|gieß|giess|hitz|garnier|schmeck|meng|heb|drück|stampf|würfel|gib|geb|füll|streu|wasch|schütt|quirl|quell|stock|tropf|hobel|press|quetsch|wend|wälz|träufel|spül|forme?|mixe?)(?:e|est|st|t|en|et|n)?(?:zu(?:koch|brat|rühr)en)?|bäckst|backst|rein|dazu|mixen|mixt|ofen',
  ),
  es: whole(
    '(?:cuec|coc|herv|hierv|mezcl|pic|añad|ech|serv|sirv|tritur|horne|bat|sofr[íie]|cort|pel|as|dor|cuaj|calient|calent|reh[oó]g|remuev|remov|aliñ|junt|amas|escurr|rall|coloc|tuest|salpiment|guis|bañ|machac|salte|desmenu[zc]|aplast|troce|exprim|espolvor|enfr[ií])(?:o|as?|an|en?|es|[ae]mos|imos|[aei]r|ando|iendo|ad|ed|id|e?lo|a?lo|[aei]rl[oa]s?|e?l[oa]s?)|fr[ií](?:e|es|o|en)|fre[ií](?:r|mos|d|rl[oa]s?)|sofríes?|sofre[ií]r|juntas?',
  ),
  fr: whole(
    '(?:m[ée]lang|ajout|coup|mix|vers|fouett|hach|[ée]minc|chauff|r[ée]chauff|enfourn|mijot|r[âa]p|[ée]pluch|assaisonn|incorpor|saupoudr|grill|[ée]cras|pr[ée]chauff|rinc|dispos|nap|garni|malax|p[ée]tri|dor|saut|blanch|cisel|parsem|tartin|[ée]goutt|[ée]pluch|press|roul|form)(?:e|es|er|ez|ons|ent|ant|r|s|ssez|t)|cui(?:re|s|t|sez|sent)|fai(?:s|tes|t|re)|revenir|bouillir|r[ôo]tir|bats|battez|battre|met(?:s|tez|tre|tons)|sers|servez|servir|fond(?:re|s)',
  ),
};

export const isCooking = (word: string, language: Language): boolean =>
  cookingWords[language].test(word);

/** Where a food may stand without an amount: behind "in", "with", "some". */
export const givesFood =
  /^(?:in|into|with|w|n|some|mit|etwas|con|en|de|del|un poco de|avec|dans|des|de la|du|l|d|und|and|y|e|et|plus|or|oder|o|ou)$/iu;

export const joining =
  /^(?:and|n|then|und|dann|y|e|luego|et|puis|plus|also|aparte|noch|or|oder|so|aber|but|pero|mais|with|in|into|mit|con|en|avec|dans|over|auf|über|sobre|sur|to|for|für|para|pour|bis|until|hasta)$/iu;

/** Words of greeting and linking that no title is made of. */
export const titleFillers =
  /(?<!\p{L})(?:hey|hi|hello|ok(?:ay)?|so|well|my|our|the|a|an|is|are|it|that|this|very|really|super|easy|simple|quick|for|from|yesterday|today|always|as|love|here|recipe|huhu|hallo|also|ganz|sehr|einfach|schnell|für|die|der|das|den|mein|meine|unser|wie|immer|von|gestern|heute|rezept|geht|so|ist|hola|mira|es|muy|f[áa]cil|r[áa]pid[oa]|la|el|los|las|mi|una?|para|de|ayer|hoy|siempre|como|receta|coucou|salut|alors|bon|pour|les?|des?|ma|mon|c['’]est|faire|fais|hacer|hago|hacemos|make|making|ich|mach|mache|machen|das|i|je|yo|tr[èe]s|facile|simple|rapide|hier|recette|comme|toujours|du|voil[àa]|voici)(?!\p{L})/giu;

/** An amount, though the reader of lines takes it for a filler. */
export const isAmountWord = (word: string): boolean =>
  /^(?:a|an|half|some|few|several|couple|etwas|einige|wenig|bisschen|un|une|una|algo|quelques|peu|poco)$/iu.test(
    word,
  );

export const article =
  /^(?:l['’]|d['’]|des |du |de la |les? |la |el |los |las |der |die |das |den |dem |the |de )/iu;

export const isThanks = (text: string): boolean =>
  /^(?:thanks|thank you|thx|danke|merci|gracias|ok(?:ay)?|super|top|great|yum|lecker|genial|miam)(?!\p{L}).{0,30}$/iu.test(
    text,
  );

/** What food is cooked in, and words that another language has for a food ("the", "pan"). */
export const isNoFood = (text: string): boolean =>
  /^(?:(?:hot|large|big|deep|small|frying|sauce|non-?stick) )*(?:pan|pot|the|an|a|in|on|me|son|an|so|las|los|das|des|die)$/iu.test(
    text,
  );

export const isRequest = (text: string): boolean =>
  /^(?:(?:can i (?:have|get)|send|share) )?(?:the |das |la )?(?:recipe|rezept|receta|recette)(?: (?:pls|plz|please|bitte|porfa(?:vor)?|por favor|stp|svp))?[\s!?.]{0,6}$/iu.test(
    text,
  );
