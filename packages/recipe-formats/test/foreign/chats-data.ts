import type { ForeignCase } from './foreign-case.ts';

/** Messages without any structure: what was found becomes a draft. */
export const chatCases: readonly ForeignCase[] = [
  {
    name: 'a message in one breath',
    language: 'en',
    text: 'hey! so for the soup you need 2 carrots, an onion, some stock… cook 20 min and blend',
    title: /soup/i,
    ingredients: ['2 carrots', 'an onion', 'some stock'],
    steps: [/^cook 20 min and blend/i],
  },
  {
    name: 'foods named while cooking',
    language: 'en',
    text: "Ok so my chili: fry 2 onions in olive oil, add 500g ground beef, then a can of kidney beans and 400g chopped tomatoes. Simmer for about 40 minutes. That's it!",
    title: /chili/i,
    ingredients: [
      '2 onions',
      'olive oil',
      '500g ground beef',
      'a can of kidney beans',
      '400g chopped tomatoes',
    ],
    steps: [/fry 2 onions/i, /Simmer for about 40 minutes/],
  },
  {
    name: 'several messages of a chat export',
    language: 'en',
    text: `[12/03/2024, 18:22] Anna: do you have that pancake recipe?
[12/03/2024, 18:25] Tom: sure! you need 2 eggs, 200 ml milk and 100 g flour
[12/03/2024, 18:25] Tom: whisk it all and fry in butter
[12/03/2024, 18:26] Anna: thanks!! 😍`,
    title: /pancake/i,
    ingredients: ['2 eggs', '200 ml milk', '100 g flour', 'butter'],
    steps: [/whisk it all and fry in butter/],
    absent: [/Anna/, /18:2/, /thanks/],
  },
  {
    name: 'a list with dashes in a message',
    language: 'en',
    text: `hi love, the salad from yesterday 🥗
- a cucumber
- 2 tomatoes
- feta
- olive oil
chop everything, toss with the oil and crumble the feta over it x`,
    title: /salad/i,
    ingredients: ['a cucumber', '2 tomatoes', 'feta', 'olive oil'],
    steps: [/chop everything/],
  },
  {
    name: 'amounts as words',
    language: 'en',
    text: 'Banana bread is easy: mash three ripe bananas, mix in two eggs, a cup of flour and half a cup of sugar, bake 45 mins at 180',
    title: /banana bread/i,
    ingredients: ['three ripe bananas', 'two eggs', 'a cup of flour', 'half a cup of sugar'],
    steps: [/mash three/i],
  },
  {
    name: 'a German message',
    language: 'de',
    text: 'Huhu! Für die Suppe brauchst du 3 Karotten, eine Zwiebel, etwas Brühe und einen Becher Sahne… 20 min kochen und pürieren 😊',
    title: /suppe/i,
    ingredients: ['3 Karotten', 'eine Zwiebel', 'etwas Brühe', 'einen Becher Sahne'],
    steps: [/20 min kochen und pürieren/],
  },
  {
    name: 'German foods named while cooking',
    language: 'de',
    text: 'Also ganz einfach: Brate 2 Zwiebeln in Butter an, gib 500 g Hackfleisch dazu, dann 1 Dose Tomaten rein und alles 30 Minuten köcheln lassen. Guten Appetit!',
    ingredients: ['2 Zwiebeln', 'Butter', '500 g Hackfleisch', '1 Dose Tomaten'],
    steps: [/Brate 2 Zwiebeln/],
    absent: [/Guten Appetit/],
  },
  {
    name: 'a German voice message',
    language: 'de',
    text: 'du nimmst zwei Eier und 200 Gramm Mehl und einen viertel Liter Milch verrührst das alles und backst dann in der Pfanne mit etwas Öl dünne Pfannkuchen',
    ingredients: ['zwei Eier', '200 Gramm Mehl', 'einen viertel Liter Milch', 'etwas Öl'],
    steps: [/verrührst das alles/],
  },
  {
    name: 'a German chat export',
    language: 'de',
    text: `12.03.24, 18:22 - Mama: Nudelsalat wie immer: 500 g Nudeln, 1 Glas Gurken, 200 g Joghurt, 1 Apfel
12.03.24, 18:23 - Mama: Nudeln kochen, alles klein schneiden und mischen
12.03.24, 18:24 - Ich: Danke!!`,
    title: /Nudelsalat/,
    ingredients: ['500 g Nudeln', '1 Glas Gurken', '200 g Joghurt', '1 Apfel'],
    steps: [/Nudeln kochen/],
    absent: [/Mama/, /18:2/, /Danke/],
  },
  {
    name: 'a German list without amounts',
    language: 'de',
    text: `Das Ofengemüse von gestern: Paprika, Zucchini, Kartoffeln, Olivenöl, Salz
Alles klein schneiden, mit Öl mischen und 40 Minuten bei 200 Grad in den Ofen.`,
    title: /Ofengemüse/,
    ingredients: ['Paprika', 'Zucchini', 'Kartoffeln', 'Olivenöl', 'Salz'],
    steps: [/Alles klein schneiden/],
  },
  {
    name: 'a Spanish message',
    language: 'es',
    text: '¡Hola! Para la tortilla necesitas 4 patatas, una cebolla y 6 huevos. Fríes las patatas con la cebolla en aceite, lo mezclas con los huevos batidos y lo cuajas 5 minutos por cada lado.',
    title: /tortilla/i,
    ingredients: ['4 patatas', 'una cebolla', '6 huevos', 'aceite'],
    steps: [/Fríes las patatas/],
    absent: [/¡Hola/],
  },
  {
    name: 'Spanish foods named while cooking',
    language: 'es',
    text: 'mira es muy fácil: cueces 300 g de pasta, aparte sofríes 2 dientes de ajo en aceite de oliva, echas una lata de tomate y un poco de albahaca, y lo juntas todo',
    ingredients: [
      '300 g de pasta',
      '2 dientes de ajo',
      'aceite de oliva',
      'una lata de tomate',
      'un poco de albahaca',
    ],
    steps: [/cueces 300 g/],
  },
  {
    name: 'a Spanish chat export',
    language: 'es',
    text: `[3/4/24 20:11:02] Lucía: gazpacho para 4 personas
[3/4/24 20:11:40] Lucía: 1 kg de tomates, 1 pepino, 1 pimiento verde, 50 ml de aceite, vinagre
[3/4/24 20:12:10] Lucía: lo trituras todo y a la nevera 2 horas`,
    title: /gazpacho/i,
    servings: 4,
    ingredients: ['1 kg de tomates', '1 pepino', '1 pimiento verde', '50 ml de aceite', 'vinagre'],
    steps: [/lo trituras todo/],
    absent: [/Lucía/, /20:1/],
  },
  {
    name: 'a Spanish voice message',
    language: 'es',
    text: 'pones dos plátanos maduros, un yogur y un vaso de leche en la batidora y lo bates un minuto',
    ingredients: ['dos plátanos maduros', 'un yogur', 'un vaso de leche'],
    steps: [/lo bates un minuto/],
  },
  {
    name: 'a Spanish list in a sentence',
    language: 'es',
    text: 'La ensalada lleva lechuga, 2 tomates, una lata de atún, aceitunas y maíz. Se mezcla todo y se aliña con aceite y limón.',
    title: /ensalada/i,
    ingredients: [
      'lechuga',
      '2 tomates',
      'una lata de atún',
      'aceitunas',
      'maíz',
      'aceite',
      'limón',
    ],
    steps: [/Se mezcla todo/],
  },
  {
    name: 'a French message',
    language: 'fr',
    text: 'coucou ! pour les crêpes il te faut 250 g de farine, 4 œufs et un demi-litre de lait, tu mélanges tout, tu laisses reposer 1 h et tu fais cuire à la poêle',
    title: /crêpes/i,
    ingredients: ['250 g de farine', '4 œufs', 'un demi-litre de lait'],
    steps: [/tu mélanges tout/],
    absent: [/coucou/],
  },
  {
    name: 'French foods named while cooking',
    language: 'fr',
    text: "Tu fais revenir 1 oignon et 2 gousses d'ail dans l'huile d'olive, tu ajoutes 400 g de lentilles et 1 litre de bouillon, et tu laisses mijoter 30 minutes.",
    ingredients: [
      '1 oignon',
      "2 gousses d'ail",
      "huile d'olive",
      '400 g de lentilles',
      '1 litre de bouillon',
    ],
    steps: [/fais revenir 1 oignon/],
  },
  {
    name: 'a French chat export',
    language: 'fr',
    text: `12/03/2024 18:22 - Papa: Quiche : 1 pâte brisée, 3 œufs, 20 cl de crème, 150 g de lardons
12/03/2024 18:24 - Papa: mélanger, verser sur la pâte et cuire 35 min à 180°
12/03/2024 18:30 - Léa: merci papa !`,
    title: /Quiche/,
    ingredients: ['1 pâte brisée', '3 œufs', '20 cl de crème', '150 g de lardons'],
    steps: [/mélanger, verser sur la pâte/],
    absent: [/Papa/, /18:2/, /merci/],
  },
  {
    name: 'a French voice message',
    language: 'fr',
    text: 'alors tu prends trois pommes de terre deux carottes et un poireau tu coupes tout en morceaux et tu fais cuire vingt minutes dans de l’eau salée puis tu mixes',
    ingredients: ['trois pommes de terre', 'deux carottes', 'un poireau'],
    steps: [/tu coupes tout en morceaux/],
  },
  {
    name: 'a French list in a sentence',
    language: 'fr',
    text: 'Salade niçoise : des tomates, 3 œufs durs, une boîte de thon, des olives et des haricots verts. On mélange et on assaisonne avec huile et vinaigre.',
    title: /Salade niçoise/,
    ingredients: [
      'tomates',
      '3 œufs durs',
      'une boîte de thon',
      'olives',
      'haricots verts',
      'huile',
      'vinaigre',
    ],
    steps: [/On mélange/],
  },
];

/** Messages that are no recipe, though foods are in them. */
export const chatsWithoutRecipe: readonly string[] = [
  'Can you bring 2 bottles of milk and some bread on your way home? See you at 6!',
  'We had a great dinner yesterday, the fish was lovely and the wine too.',
  'Kannst du noch 6 Eier und Butter mitbringen? Ich bin um 18 Uhr zu Hause.',
  'Ayer comimos pescado con patatas en un sitio nuevo, muy rico todo.',
  'Hier on a mangé une pizza et deux glaces, c’était super bon !',
  'The meeting moves to Wednesday at 3 pm, please bring 2 copies.',
];
