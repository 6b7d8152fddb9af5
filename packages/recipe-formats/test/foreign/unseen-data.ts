import type { ForeignCase } from './foreign-case.ts';

const page = (body: string, lang: string, head = '') =>
  `<!doctype html><html lang="${lang}"><head><title>Recipes</title>${head}</head><body>${body}</body></html>`;
const items = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const steps = (lines: readonly string[]) =>
  `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;

/** Written after the reader was mended, to see what it does with what it was not mended for. */
export const unseenCases: readonly ForeignCase[] = [
  {
    name: 'a magazine page with a paywall and a metric switch',
    language: 'en',
    html: page(
      `<h1>Sweet Potato and Peanut Stew</h1><p>By Ama Owusu</p><p>Subscribe for unlimited recipes</p><p>4.8 (1,203 ratings)</p>
      <p>Total Time 45 minutes</p><p>Yield 4 to 6 servings</p><p>US | Metric</p>
      <h2>Ingredients</h2>${items(['2 sweet potatoes', '1 onion', '3 tbsp peanut butter', '400 ml vegetable stock', '1 lime'])}
      <p>Add to Your Grocery List</p><h2>Preparation</h2>
      <p>Step 1</p><p>Fry the onion until soft.</p><p>Step 2</p><p>Add potatoes, stock and peanut butter and simmer for 25 minutes.</p><p>Step 3</p><p>Finish with lime juice.</p>
      <p>Private Notes</p><p>Leave a Private Note on this recipe and see it here.</p><h3>Cooking Notes</h3><p>Rob 2 years ago: added 2 chiles.</p>`,
      'en',
    ),
    title: 'Sweet Potato and Peanut Stew',
    servings: 4,
    ingredients: [
      '2 sweet potatoes',
      '1 onion',
      '3 tbsp peanut butter',
      '400 ml vegetable stock',
      '1 lime',
    ],
    steps: ['Fry the onion until soft.', /^Add potatoes/, 'Finish with lime juice.'],
    absent: [/Subscribe/, /ratings/, /Grocery/, /Private/, /chiles/],
  },
  {
    name: 'a mail that asks back',
    language: 'en',
    text: `Hey Lou,

sure, it's super easy:

Greek yogurt flatbreads (makes 6)
- 250 g self-raising flour
- 250 g Greek yogurt
- 1 tsp salt

Knead it all together.
Roll out and fry in a dry pan, 2 minutes each side.

They freeze well too. Do you still have my big pan?

xx Mel`,
    title: 'Greek yogurt flatbreads',
    servings: 6,
    ingredients: ['250 g self-raising flour', '250 g Greek yogurt', '1 tsp salt'],
    steps: ['Knead it all together.', /^Roll out/],
    absent: [/Mel/, /Lou/],
    importNotes: ['pieces'],
  },
  {
    name: 'a chat with corrections',
    language: 'en',
    text: `7/2/24, 9:14 PM - Dana: tuna pasta salad
7/2/24, 9:15 PM - Dana: 300g pasta, 2 tins tuna, 1 red pepper, sweetcorn
7/2/24, 9:15 PM - Dana: boil pasta, mix with the rest and 3 tbsp yogurt
7/2/24, 9:16 PM - Kev: ta 👍`,
    title: /tuna pasta salad/i,
    ingredients: ['300g pasta', '2 tins tuna', '1 red pepper', 'sweetcorn', '3 tbsp yogurt'],
    steps: [/boil pasta/],
    absent: [/Dana/, /Kev/, /\bta\b/],
  },
  {
    name: 'a page of a book that a camera read, in two columns of dots',
    language: 'en',
    text: `SPINACH FRITTATA
SERVES 4 · READY IN 25 MINUTES
6 eggs
200 g spinach
1 small onion, sliced
50 g feta
1 tbsp olive oil
1 Heat the oil and soften the onion.
2 Add the spinach and let it wilt.
3 Pour over the beaten eggs, crumble in
the feta and cook until set.
42`,
    title: 'SPINACH FRITTATA',
    servings: 4,
    ingredients: [
      '6 eggs',
      '200 g spinach',
      '1 small onion, sliced',
      '50 g feta',
      '1 tbsp olive oil',
    ],
    steps: [/^Heat the oil/, /^Add the spinach/, /^Pour over the beaten eggs, crumble in the feta/],
  },
  {
    name: 'a caption with a call to comment',
    language: 'en',
    text: `5 ingredient chickpea cookies 🍪
Comment COOKIE and I'll send you the recipe!

1 can chickpeas
1/2 cup peanut butter
1/4 cup maple syrup
1 tsp vanilla
1/3 cup chocolate chips

Blend everything except the chips, fold them in and bake 12 min at 350F.
Makes 12.

#cookies #glutenfree #easyrecipes`,
    title: /^5 ingredient chickpea cookies/,
    servings: 12,
    ingredients: [
      '1 can chickpeas',
      '1/2 cup peanut butter',
      '1/4 cup maple syrup',
      '1 tsp vanilla',
      '1/3 cup chocolate chips',
    ],
    steps: [/^Blend everything/],
    absent: [/Comment COOKIE/, /#/],
  },
  {
    name: 'a German magazine page with tips and nutrition',
    language: 'de',
    html: page(
      `<h1>Rote-Bete-Suppe mit Meerrettich</h1><p>Von Sabine Kern, 14. Oktober 2023</p><p>Rezept merken</p><p>Auf Pinterest teilen</p>
      <p>Fertig in 40 Minuten</p><p>Schwierigkeit: leicht</p><p>Pro Portion: Energie: 220 kcal, Kohlenhydrate: 24 g</p>
      <h2>Zutaten</h2><p>Für 4 Portionen</p>${items(['600 g Rote Bete', '1 Zwiebel', '800 ml Gemüsebrühe', '100 g saure Sahne', '1 EL Meerrettich'])}
      <p>Produktempfehlung</p><h2>Zubereitung</h2>${steps(['Zwiebel und Rote Bete schälen, würfeln und in Öl andünsten.', 'Brühe zugießen, 25 Minuten kochen und fein pürieren.', 'Mit saurer Sahne und Meerrettich servieren.'])}
      <h2>Tipp</h2><p>Die Suppe lässt sich gut einfrieren.</p><p>Mehr Rezepte aus Suppen</p>`,
      'de',
    ),
    title: 'Rote-Bete-Suppe mit Meerrettich',
    servings: 4,
    ingredients: [
      '600 g Rote Bete',
      '1 Zwiebel',
      '800 ml Gemüsebrühe',
      '100 g saure Sahne',
      '1 EL Meerrettich',
    ],
    steps: [/^Zwiebel und Rote Bete/, /^Brühe zugießen/, /^Mit saurer Sahne/],
    advice: ['Die Suppe lässt sich gut einfrieren.'],
    absent: [/Pinterest/, /Produktempfehlung/, /kcal/, /Mehr Rezepte/],
  },
  {
    name: 'a German mail without a heading',
    language: 'de',
    text: `Hallo Frau Weber,

wie versprochen das Rezept vom Sommerfest:

Couscoussalat (für 8 Personen)

500 g Couscous
2 Gurken
6 Tomaten
1 Bund Petersilie
Saft von 2 Zitronen
6 EL Olivenöl

Den Couscous mit heißem Wasser übergießen und quellen lassen.
Gemüse klein schneiden und mit allem mischen.

Hält sich im Kühlschrank 2 Tage.

Viele Grüße
Anja Berg`,
    title: 'Couscoussalat',
    servings: 8,
    ingredients: [
      '500 g Couscous',
      '2 Gurken',
      '6 Tomaten',
      '1 Bund Petersilie',
      'Saft von 2 Zitronen',
      '6 EL Olivenöl',
    ],
    steps: [/^Den Couscous/, /^Gemüse klein/],
    advice: ['Hält sich im Kühlschrank 2 Tage.'],
    absent: [/Weber/, /Anja/],
  },
  {
    name: 'a German message of one sentence with datives',
    language: 'de',
    text: 'Für das Rührei einfach 4 Eier mit 3 Esslöffeln Milch verquirlen, mit 2 Tomaten und etwas Schnittlauch in Butter stocken lassen.',
    title: /Rührei/,
    ingredients: ['4 Eier', '3 Esslöffeln Milch', '2 Tomaten', 'etwas Schnittlauch', 'Butter'],
    steps: [/verquirlen/],
  },
  {
    name: 'a German post with units in short',
    language: 'de',
    text: `Zitat von backfee:
"Hat jemand ein schnelles Waffelrezept?"

Quarkwaffeln

125 g Butter
100 g Zucker
1 Pkg. Vanillezucker
4 Eier
250 g Quark
250 g Mehl
1 gestr. TL Backpulver

Butter, Zucker und Eier schaumig rühren, Rest unterrühren und portionsweise im Waffeleisen backen.

LG Moni
--
Wer rastet, der rostet`,
    title: 'Quarkwaffeln',
    ingredients: [
      '125 g Butter',
      '100 g Zucker',
      '1 Pkg. Vanillezucker',
      '4 Eier',
      '250 g Quark',
      '250 g Mehl',
      '1 gestr. TL Backpulver',
    ],
    steps: [/^Butter, Zucker und Eier/],
    absent: [/Moni/, /rastet/, /backfee/],
  },
  {
    name: 'German notes of a phone',
    language: 'de',
    text: `Shakshuka
~ 30 Min, 2 Pers.
- 1 Zwiebel
- 1 Dose Tomaten
- 1 rote Paprika
- 4 Eier
- Kreuzkümmel
Zwiebel + Paprika anbraten
Tomaten dazu, 10 Min köcheln
Eier rein, Deckel drauf, 6 Min stocken lassen`,
    title: 'Shakshuka',
    servings: 2,
    ingredients: ['1 Zwiebel', '1 Dose Tomaten', '1 rote Paprika', '4 Eier', 'Kreuzkümmel'],
    steps: [/^Zwiebel \+ Paprika/, /^Tomaten dazu/, /^Eier rein/],
  },
  {
    name: 'a Spanish page with a calculator of portions',
    language: 'es',
    html: page(
      `<h1>Arroz con verduras al curry</h1><p>⭐ 4.6 (89 valoraciones)</p><p>Por Elena Ruiz | Actualizado el 2 de mayo de 2024</p>
      <p>Tiempo total: 35 min</p><p>Rinde: 4 porciones</p>
      <h2>Ingredientes</h2><p>Porciones</p><p>-</p><p>4</p><p>+</p>${items(['300 g de arroz integral', '1 brócoli', '1 zanahoria', '200 ml de leche de coco', '1 cda. de curry'])}
      <p>Copiar ingredientes</p><h2>Instrucciones</h2>${steps(['Cuece el arroz según el paquete.', 'Saltea las verduras, añade el curry y la leche de coco y mezcla con el arroz.'])}
      <h2>Consejos</h2><p>Puedes sustituir el brócoli por coliflor.</p><h2>Preguntas frecuentes</h2><p>¿Puedo usar 2 latas de garbanzos?</p>`,
      'es',
    ),
    title: 'Arroz con verduras al curry',
    servings: 4,
    ingredients: [
      '300 g de arroz integral',
      '1 brócoli',
      '1 zanahoria',
      '200 ml de leche de coco',
      '1 cda. de curry',
    ],
    steps: [/^Cuece el arroz/, /^Saltea/],
    advice: ['Puedes sustituir el brócoli por coliflor.'],
    absent: [/valoraciones/, /Copiar/, /garbanzos/],
  },
  {
    name: 'a Spanish mail of a mother',
    language: 'es',
    text: `Hola hijo:

Ahí va lo de las albóndigas.

Albóndigas en salsa (4 personas)
500 g de carne picada
1 huevo
2 dientes de ajo
50 g de pan rallado
1 cebolla
400 g de tomate triturado

Mezcla la carne con el huevo, el ajo y el pan y haz bolas.
Fríelas, sofríe la cebolla, añade el tomate y cuécelas 20 minutos.

Se pueden congelar. Besos, mamá`,
    title: 'Albóndigas en salsa',
    servings: 4,
    ingredients: [
      '500 g de carne picada',
      '1 huevo',
      '2 dientes de ajo',
      '50 g de pan rallado',
      '1 cebolla',
      '400 g de tomate triturado',
    ],
    steps: [/^Mezcla la carne/, /^Fríelas/],
    absent: [/hijo/],
  },
  {
    name: 'a Spanish message with short spoons',
    language: 'es',
    text: 'Para el hummus trituras un bote de garbanzos con 2 c. s. de tahini, el zumo de medio limón, 1 diente de ajo y un chorrito de aceite. Listo!',
    title: /hummus/i,
    ingredients: [
      'un bote de garbanzos',
      '2 c. s. de tahini',
      'zumo de medio limón',
      '1 diente de ajo',
      'un chorrito de aceite',
    ],
    steps: [/trituras un bote/],
    absent: [/Listo/],
  },
  {
    name: 'a Spanish post with an edit',
    language: 'es',
    text: `Escrito por: Pepi_67 » Mar 12, 2013 10:04 pm

Bizcocho de yogur
1 yogur de limón
3 huevos
2 medidas de azúcar
3 medidas de harina
1 sobre de levadura

Batir los huevos con el azúcar y añadir lo demás.
Hornear 35 min a 180º.

Última edición por Pepi_67 el Mié 13, 2013; editado 1 vez`,
    title: 'Bizcocho de yogur',
    ingredients: [
      '1 yogur de limón',
      '3 huevos',
      '2 medidas de azúcar',
      '3 medidas de harina',
      '1 sobre de levadura',
    ],
    steps: [/^Batir los huevos/, /^Hornear 35/],
    absent: [/Pepi/, /edición/],
  },
  {
    name: 'a Spanish page of a book that a camera read',
    language: 'es',
    text: `GAZPACHO ANDALUZ
PARA 6 PERSONAS
1 kg de tomates maduros
1 pepino
1 pimiento verde
1 diente de ajo
4 cucharadas de vinagre
100 ml de aceite de oliva
Lavar y trocear las hortalizas. Triturarlas
con el ajo, el vinagre y el aceite y pasar-
las por el chino. Enfriar 2 horas.`,
    title: 'GAZPACHO ANDALUZ',
    servings: 6,
    ingredients: [
      '1 kg de tomates maduros',
      '1 pepino',
      '1 pimiento verde',
      '1 diente de ajo',
      '4 cucharadas de vinagre',
      '100 ml de aceite de oliva',
    ],
    steps: [/pasarlas por el chino\. Enfriar 2 horas\.$/],
  },
  {
    name: 'a French blog with a printable card',
    language: 'fr',
    html: page(
      `<h1>Dahl d'épinards</h1><p>Publié par Inès dans Plats, Végétarien</p><p>Aller directement à la recette</p>
      <p>Un plat réconfortant prêt en une demi-heure.</p>
      <h2>Dahl d'épinards</h2><p>Imprimer</p><p>Épingler</p><p>5 de 18 votes</p><p>Temps de préparation : 10 minutes</p><p>Temps de cuisson : 25 minutes</p><p>Portions : 4 personnes</p>
      <h3>Ingrédients</h3><p>1x 2x 3x</p>${items(['250 g de lentilles corail', "200 g d'épinards", '1 oignon', '2 cuillères à café de curry', '40 cl de lait de coco'])}
      <h3>Instructions</h3>${steps(["Faire revenir l'oignon avec le curry.", 'Ajouter lentilles, lait de coco et 40 cl d’eau, cuire 20 minutes.', 'Incorporer les épinards.'])}
      <h3>Notes</h3><p>On peut remplacer les épinards par des blettes.</p>
      <p>Vous avez testé cette recette ? Dites-le moi en commentaire !</p>`,
      'fr',
    ),
    title: "Dahl d'épinards",
    servings: 4,
    prep: 10,
    cook: 25,
    ingredients: [
      '250 g de lentilles corail',
      "200 g d'épinards",
      '1 oignon',
      '2 cuillères à café de curry',
      '40 cl de lait de coco',
    ],
    steps: [/^Faire revenir/, /^Ajouter lentilles/, /^Incorporer/],
    advice: ['On peut remplacer les épinards par des blettes.'],
    absent: [/votes/, /Épingler/, /testé/, /Publié/],
  },
  {
    name: 'a French mail of a colleague',
    language: 'fr',
    text: `Bonjour Marc,

comme promis :

Cake aux olives (pour 8 parts)

200 g de farine
3 œufs
10 cl d'huile d'olive
10 cl de lait
150 g d'olives vertes
1 sachet de levure

Mélanger farine, levure et œufs, ajouter huile et lait.
Ajouter les olives et cuire 45 min à 180 °C.

Cordialement,
Sylvie`,
    title: 'Cake aux olives',
    servings: 8,
    ingredients: [
      '200 g de farine',
      '3 œufs',
      "10 cl d'huile d'olive",
      '10 cl de lait',
      "150 g d'olives vertes",
      '1 sachet de levure',
    ],
    steps: [/^Mélanger farine/, /^Ajouter les olives/],
    absent: [/Marc/, /Sylvie/],
  },
  {
    name: 'a French chat export',
    language: 'fr',
    text: `14/06/2024, 12:05 - Nico: <Médias omis>
14/06/2024, 12:06 - Zoé: la recette stp !
14/06/2024, 12:10 - Nico: taboulé libanais, pour 4
14/06/2024, 12:11 - Nico: 2 bouquets de persil, 3 tomates, 50 g de boulgour, 1 citron, 3 c. à s. d'huile d'olive
14/06/2024, 12:11 - Nico: hacher le persil, couper les tomates, tout mélanger et laisser 1h au frais`,
    title: /taboulé libanais/i,
    servings: 4,
    ingredients: [
      '2 bouquets de persil',
      '3 tomates',
      '50 g de boulgour',
      '1 citron',
      "3 c. à s. d'huile d'olive",
    ],
    steps: [/hacher le persil/],
    absent: [/Nico/, /omis/, /stp/],
  },
  {
    name: 'French notes with arrows',
    language: 'fr',
    text: `Velouté de brocoli
4 pers - 25 min

→ 1 brocoli
→ 1 pomme de terre
→ 1 cube de bouillon
→ 10 cl de crème légère

Couper le brocoli et la pomme de terre.
Couvrir d'eau, ajouter le cube et cuire 20 min.
Mixer avec la crème.`,
    title: 'Velouté de brocoli',
    servings: 4,
    ingredients: ['1 brocoli', '1 pomme de terre', '1 cube de bouillon', '10 cl de crème légère'],
    steps: [/^Couper le brocoli/, /^Couvrir d'eau/, 'Mixer avec la crème.'],
  },
  {
    name: 'a French message of one sentence',
    language: 'fr',
    text: 'Le guacamole c’est 2 avocats, 1 tomate, un demi-oignon et le jus de 1 citron vert, tu écrases tout à la fourchette et tu sales.',
    title: /guacamole/i,
    ingredients: ['2 avocats', '1 tomate', 'un demi-oignon', 'jus de 1 citron vert'],
    steps: [/écrases tout/],
  },
];
