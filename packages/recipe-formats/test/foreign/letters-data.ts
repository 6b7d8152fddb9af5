import type { ForeignCase } from './foreign-case.ts';

/** Mails, posts of forums, captions, and what a camera read off a page. */
export const letterCases: readonly ForeignCase[] = [
  {
    name: 'a mail with the recipe in the middle',
    language: 'en',
    text: `Hi Jo,

great to see you on Sunday! Here is the dal you asked for.

Red lentil dal (serves 4)

250 g red lentils
1 onion, chopped
2 cloves garlic
1 tsp turmeric
400 ml coconut milk

Fry the onion and garlic, stir in the turmeric.
Add the lentils, coconut milk and 500 ml water and simmer 20 minutes.

You can use chickpeas instead of lentils. It also freezes well.

Love,
Sam

Sent from my phone`,
    title: 'Red lentil dal',
    servings: 4,
    ingredients: [
      '250 g red lentils',
      '1 onion, chopped',
      '2 cloves garlic',
      '1 tsp turmeric',
      '400 ml coconut milk',
    ],
    steps: [/^Fry the onion/, /^Add the lentils/],
    absent: [/Sunday/, /Sent from/, /Sam/],
  },
  {
    name: 'a post with the amounts behind the foods',
    language: 'en',
    text: `u/greenkitchen · 2 hr. ago

High protein overnight oats

Rolled oats - 50 g
Greek yogurt - 150 g
Chia seeds - 1 tbsp
Milk - 100 ml

Mix everything in a jar and leave in the fridge overnight.

45 upvotes 12 comments
Reply Share Award`,
    title: 'High protein overnight oats',
    ingredients: [
      'Rolled oats - 50 g',
      'Greek yogurt - 150 g',
      'Chia seeds - 1 tbsp',
      'Milk - 100 ml',
    ],
    steps: [/^Mix everything/],
    absent: [/upvotes/, /Award/, /greenkitchen/, /hr\. ago/],
  },
  {
    name: 'a card that a camera read',
    language: 'en',
    text: `GRANDMA'S OATMEAL COOKIES
Makes about 24
1 cup butter, softened
1 cup brown sugar
2 eggs
1 1/2 cups flour
3 cups oats
1 tsp. baking soda
Cream butter and sugar. Beat in eggs.
Stir in flour, soda and oats. Drop by
spoonfuls on a sheet. Bake at 350°F for
10-12 min.`,
    title: "GRANDMA'S OATMEAL COOKIES",
    servings: 24,
    ingredients: [
      '1 cup butter, softened',
      '1 cup brown sugar',
      '2 eggs',
      '1 1/2 cups flour',
      '3 cups oats',
      '1 tsp. baking soda',
    ],
    steps: [/^Cream butter and sugar/, /^Stir in flour/],
    importNotes: ['pieces'],
  },
  {
    name: 'a caption with everything in one paragraph',
    language: 'en',
    text: `CREAMY WHITE BEAN SOUP 🍲 (serves 4)
Ingredients: 2 cans white beans, 1 leek, 3 cloves garlic, 1 tbsp olive oil, 700 ml vegetable stock, salt and pepper
Method: 1. Soften the leek and garlic in the oil. 2. Add beans and stock and simmer for 15 mins. 3. Blend half of it.
Save this for later! Follow @souplady for more #soup #beans`,
    title: /^CREAMY WHITE BEAN SOUP/,
    servings: 4,
    ingredients: [
      '2 cans white beans',
      '1 leek',
      '3 cloves garlic',
      '1 tbsp olive oil',
      '700 ml vegetable stock',
      'salt and pepper',
    ],
    steps: [/^Soften the leek/, /^Add beans/, /^Blend half/],
    absent: [/souplady/, /Save this/],
  },
  {
    name: 'a message with short forms',
    language: 'en',
    text: 'ok the omelette: beat 3 lg eggs + 1 tbsp milk, pour into hot pan w butter, add 50g grated cheddar n some spinach, fold & done in 5 mins',
    title: /omelette/i,
    ingredients: ['3 lg eggs', '1 tbsp milk', 'butter', '50g grated cheddar', 'some spinach'],
    steps: [/beat 3 lg eggs/],
  },
  {
    name: 'a German mail with a forwarded recipe',
    language: 'de',
    text: `Von: Ingrid
An: Petra
Betreff: WG: Omas Käsekuchen

Liebe Petra,
hier das Rezept von Mutti.

Zutaten (für 12 Stücke):
1 kg Magerquark
3 Eier
150 g Zucker
1 Pck. Vanillepuddingpulver
100 g weiche Butter

Alles mit 2 Eiern mehr als sonst gut verrühren.
In die Form füllen und bei 170 Grad eine Stunde backen.

Liebe Grüße
Ingrid`,
    title: 'Omas Käsekuchen',
    ingredients: [
      '1 kg Magerquark',
      '3 Eier',
      '150 g Zucker',
      '1 Pck. Vanillepuddingpulver',
      '100 g weiche Butter',
    ],
    steps: [/^Alles mit 2 Eiern/, /^In die Form/],
    absent: [/Petra/, /Ingrid/],
  },
  {
    name: 'a German forum post',
    language: 'de',
    text: `kochmaus82
Beiträge: 312
Verfasst am: 12.03.2009, 18:04
Titel: Re: Was koche ich heute?

Spinatknödel (4 Portionen)

250 g altbackene Brötchen
150 ml Milch
300 g Spinat
2 Eier
50 g Bergkäse

Brötchen würfeln und in der Milch einweichen.
Mit Spinat, Eiern und Käse verkneten, Knödel formen und 15 Min. in Salzwasser ziehen lassen.

_________________
Das Leben ist zu kurz für schlechtes Essen

Nach oben`,
    title: 'Spinatknödel',
    servings: 4,
    ingredients: [
      '250 g altbackene Brötchen',
      '150 ml Milch',
      '300 g Spinat',
      '2 Eier',
      '50 g Bergkäse',
    ],
    steps: [/^Brötchen würfeln/, /^Mit Spinat/],
    absent: [/kochmaus/, /Beiträge/, /Leben/, /Nach oben/],
  },
  {
    name: 'a German message with datives',
    language: 'de',
    text: 'Der Teig ist leicht: 250 g Mehl mit 2 Eiern, 1 Pck. Backpulver und 100 ml Milch verrühren, dann mit 3 Äpfeln und 2 EL Zucker mischen und 30 Min. backen.',
    title: /teig/i,
    ingredients: [
      '250 g Mehl',
      '2 Eiern',
      '1 Pck. Backpulver',
      '100 ml Milch',
      '3 Äpfeln',
      '2 EL Zucker',
    ],
    steps: [/verrühren/],
  },
  {
    name: 'a German page of a book that a camera read',
    language: 'de',
    text: `KARTOFFELSALAT MIT BRÜHE
Für 6 Personen
1 kg festkochende Kartoffeln
1 Zwiebel
1/4 l heiße Brühe
3 EL Weißweinessig
4 EL Öl
1 TL Senf
Schnittlauch
Die Kartoffeln kochen, pellen und noch warm in Schei-
ben schneiden. Die Brühe mit Essig, Senf und Zwiebel
verrühren, darübergießen und 30 Minuten ziehen lassen.
Zuletzt das Öl unterheben.`,
    title: 'KARTOFFELSALAT MIT BRÜHE',
    servings: 6,
    ingredients: [
      '1 kg festkochende Kartoffeln',
      '1 Zwiebel',
      '1/4 l heiße Brühe',
      '3 EL Weißweinessig',
      '4 EL Öl',
      '1 TL Senf',
      'Schnittlauch',
    ],
    steps: [/warm in Scheiben schneiden/, /^Zuletzt/],
  },
  {
    name: 'a German message about a dip',
    language: 'de',
    text: `Dip für morgen 🙂
1 Becher Quark
1/2 Gurke
1 Knoblauchzehe
Salz, Dill
Gurke reiben, ausdrücken, alles verrühren. Fertig! Reicht für 4.`,
    title: /Dip/,
    servings: 4,
    ingredients: ['1 Becher Quark', '1/2 Gurke', '1 Knoblauchzehe', 'Salz, Dill'],
    steps: [/^Gurke reiben/],
  },
  {
    name: 'a Spanish mail',
    language: 'es',
    text: `Asunto: receta de las croquetas

Hola Pilar:

Te paso la receta de las croquetas de mi suegra.

Croquetas de jamón (unas 20 unidades)
- 100 g de harina
- 100 g de mantequilla
- 1 litro de leche
- 150 g de jamón picado
- 2 huevos y pan rallado

Derrite la mantequilla, tuesta la harina y ve añadiendo la leche.
Echa el jamón, deja enfriar, forma las croquetas, pásalas por huevo y pan rallado y fríelas.

Un abrazo,
Carmen`,
    title: 'Croquetas de jamón',
    servings: 20,
    ingredients: [
      '100 g de harina',
      '100 g de mantequilla',
      '1 litro de leche',
      '150 g de jamón picado',
      '2 huevos y pan rallado',
    ],
    steps: [/^Derrite/, /^Echa el jamón/],
    absent: [/Carmen/, /Pilar/],
    importNotes: ['pieces'],
  },
  {
    name: 'a Spanish forum post with spoons in short',
    language: 'es',
    text: `maria_cocina escribió:

Salmorejo

1 kg de tomates maduros
200 gr de pan
1 diente de ajo
100 ml de AOVE
1 c.c. de sal

Se trituran los tomates, se cuelan y se mezclan con el pan.
Se añade el ajo, la sal y el aceite y se bate hasta que quede fino.

Responder
Me gusta (7)`,
    title: 'Salmorejo',
    ingredients: [
      '1 kg de tomates maduros',
      '200 gr de pan',
      '1 diente de ajo',
      '100 ml de AOVE',
      '1 c.c. de sal',
    ],
    steps: [/^Se trituran/, /^Se añade/],
    absent: [/Responder/, /Me gusta/, /maria_cocina/],
  },
  {
    name: 'a Spanish caption',
    language: 'es',
    text: `PANCAKES DE AVENA 🥞 ¡Guarda esta receta!

Ingredientes para 2:
✅ 80 g de avena
✅ 2 huevos
✅ 1 plátano
✅ 1 cdta de canela

Paso a paso:
1. Tritura todo.
2. Cocina en una sartén antiadherente.

Sígueme para más recetas 💛 #avena`,
    title: /^PANCAKES DE AVENA/,
    servings: 2,
    ingredients: ['80 g de avena', '2 huevos', '1 plátano', '1 cdta de canela'],
    steps: ['Tritura todo.', /^Cocina en una sartén/],
    absent: [/Sígueme/, /Guarda esta/],
  },
  {
    name: 'a Spanish voice message in one breath',
    language: 'es',
    text: 'a ver la ensalada de garbanzos es un bote de garbanzos un pimiento rojo media cebolla y una lata de atún lo picas todo lo mezclas y lo aliñas con aceite y vinagre',
    title: /ensalada de garbanzos/i,
    ingredients: [
      'un bote de garbanzos',
      'un pimiento rojo',
      'media cebolla',
      'una lata de atún',
      'aceite',
      'vinagre',
    ],
    steps: [/lo picas todo/],
  },
  {
    name: 'Spanish text that a camera read',
    language: 'es',
    text: `LENTEJAS ESTOFADAS
4 personas — 45 minutos
300 g de lentejas · 1 cebolla · 2 zanahorias
1 pimiento verde · 2 cucharadas de aceite
1 hoja de laurel · sal

1 Poner las lentejas en una olla con la verdura
troceada, el aceite y el laurel.
2 Cubrir de agua y cocer 40 minutos.`,
    title: 'LENTEJAS ESTOFADAS',
    servings: 4,
    ingredients: [
      '300 g de lentejas',
      '1 cebolla',
      '2 zanahorias',
      '1 pimiento verde',
      '2 cucharadas de aceite',
      '1 hoja de laurel',
      'sal',
    ],
    steps: [/^Poner las lentejas/, /^Cubrir de agua/],
  },
  {
    name: 'a French mail',
    language: 'fr',
    text: `Objet : Re: la recette du gâteau au yaourt

Coucou Julie,

voilà la recette, c'est inratable :

1 yaourt nature
2 pots de sucre
3 pots de farine
3 œufs
1/2 pot d'huile
1 sachet de levure chimique

Mélanger le tout dans l'ordre.
Cuire 35 min à 180°C.

Bises
Mamie`,
    title: /gâteau au yaourt/,
    ingredients: [
      '1 yaourt nature',
      '2 pots de sucre',
      '3 pots de farine',
      '3 œufs',
      "1/2 pot d'huile",
      '1 sachet de levure chimique',
    ],
    steps: [/^Mélanger/, /^Cuire 35 min/],
    absent: [/Julie/, /Bises/],
  },
  {
    name: 'a French message with spoons in running text',
    language: 'fr',
    text: "Pour la sauce : tu mélanges 2 c. à s. de tahini, le jus d'un citron, 1 gousse d'ail et 3 cuillères à soupe d'eau, puis tu sales un peu.",
    title: /sauce/i,
    ingredients: ['2 c. à s. de tahini', "jus d'un citron", "1 gousse d'ail"],
    steps: [/mélanges 2 c\. à s\. de tahini/],
  },
  {
    name: 'a French forum post',
    language: 'fr',
    text: `Posté par cocotte31 le 04/02/2015 à 19:42

Poulet basquaise (pour 4)

4 cuisses de poulet
2 poivrons rouges
1 oignon
400 g de tomates concassées
1 cc de piment d'Espelette

Faire dorer le poulet, réserver.
Faire revenir oignon et poivrons, ajouter tomates et piment, remettre le poulet et laisser mijoter 40 min.

Signaler un abus
Citer`,
    title: 'Poulet basquaise',
    servings: 4,
    ingredients: [
      '4 cuisses de poulet',
      '2 poivrons rouges',
      '1 oignon',
      '400 g de tomates concassées',
      "1 cc de piment d'Espelette",
    ],
    steps: [/^Faire dorer/, /^Faire revenir/],
    absent: [/cocotte31/, /Signaler/, /Citer/],
  },
  {
    name: 'a French card that a camera read',
    language: 'fr',
    text: `TARTE AUX POIREAUX
6 pers. Prép. : 20 mn Cuisson : 35 mn
1 pâte brisée
4 poireaux
3 œufs
20 cl de crème
50 g de gruyère râpé
Émincez les poireaux et faites-les fondre
15 mn à la poêle. Battez les œufs et la
crème, ajoutez les poireaux.
Versez sur la pâte, parsemez de gruyère et
enfournez 35 mn à 190°.`,
    title: 'TARTE AUX POIREAUX',
    servings: 6,
    prep: 20,
    cook: 35,
    ingredients: [
      '1 pâte brisée',
      '4 poireaux',
      '3 œufs',
      '20 cl de crème',
      '50 g de gruyère râpé',
    ],
    steps: [/^Émincez/, /^Versez sur la pâte/],
  },
  {
    name: 'a French caption with bullets',
    language: 'fr',
    text: `Salade de quinoa express ✨ (2 pers)

Il te faut :
• 150 g de quinoa
• 1 concombre
• 100 g de feta
• 2 càs d'huile d'olive

Étapes :
➡️ Cuis le quinoa 12 minutes.
➡️ Coupe le concombre, émiette la feta.
➡️ Mélange tout avec l'huile.

Abonne-toi pour plus d'idées ! #healthy #quinoa`,
    title: /^Salade de quinoa express/,
    servings: 2,
    ingredients: ['150 g de quinoa', '1 concombre', '100 g de feta', "2 càs d'huile d'olive"],
    steps: [/^Cuis le quinoa/, /^Coupe le concombre/, /^Mélange tout/],
    absent: [/Abonne-toi/],
  },
  {
    name: 'a German caption with short measures',
    language: 'de',
    text: `Protein-Wraps in 10 Min ⏱️ Rezept merken!

Für 2 Wraps:
· 2 Eier
· 100 g Magerquark
· 40 g Flohsamenschalen
· 1 Msp. Salz

1) Alles verrühren und 5 Min quellen lassen.
2) Dünn ausstreichen, 15 Min bei 180 Grad backen.

Lasst mir ein Like da ❤️ #highprotein`,
    title: /^Protein-Wraps/,
    ingredients: ['2 Eier', '100 g Magerquark', '40 g Flohsamenschalen', '1 Msp. Salz'],
    steps: [/^Alles verrühren/, /^Dünn ausstreichen/],
    absent: [/Like da/, /highprotein/],
  },
  {
    name: 'an English chat export with media and thanks',
    language: 'en',
    text: `[05/11/2024, 19:01:12] Priya: <Media omitted>
[05/11/2024, 19:02:40] Ben: recipe pls!!
[05/11/2024, 19:04:05] Priya: Chickpea curry, serves 3
[05/11/2024, 19:04:30] Priya: 1 can chickpeas, 1 onion, 2 tomatoes, 1 tbsp curry powder, 200ml coconut milk
[05/11/2024, 19:05:10] Priya: fry the onion with the curry powder, add the rest, 15 mins on low
[05/11/2024, 19:06:00] Ben: legend`,
    title: /Chickpea curry/,
    servings: 3,
    ingredients: [
      '1 can chickpeas',
      '1 onion',
      '2 tomatoes',
      '1 tbsp curry powder',
      '200ml coconut milk',
    ],
    steps: [/fry the onion/],
    absent: [/Priya/, /omitted/, /legend/, /pls/],
  },
  {
    name: 'a note with a range and a missing heading',
    language: 'en',
    text: `Miso Salmon
20 min, 2 servings
2 salmon fillets
1-2 Tbsp white miso
1 T honey
1 t rice vinegar

- mix miso, honey and vinegar
- brush on the salmon
- broil 8 min`,
    title: 'Miso Salmon',
    servings: 2,
    ingredients: ['2 salmon fillets', '1-2 Tbsp white miso', '1 T honey', '1 t rice vinegar'],
    steps: [/^mix miso/, /^brush on/, /^broil 8 min/],
  },
];
