import type { ForeignCase } from './foreign-case.ts';

/** Copied off a page or out of notes, with what was in between. */
export const pasteCases: readonly ForeignCase[] = [
  {
    name: 'a plugin card copied as it stands',
    language: 'en',
    text: `Creamy Tomato Pasta
4.91 from 117 votes
Print
Pin
Rate
Course: Main Course
Prep Time: 5 minutes minutes
Cook Time: about 25 minutes
Servings: 4 people
Calories: 412kcal
Ingredients
1x2x3x
▢ 400 g pasta
▢ 2 tbsp olive oil
▢ 1 can chopped tomatoes
▢ 100 ml cream
US Customary - Metric
Instructions
Cook the pasta.
Warm oil, tomatoes and cream in a pan, then toss with the pasta.
Notes
Leftovers keep for 2 days in the fridge.
Tried this recipe?Let us know how it was!`,
    title: 'Creamy Tomato Pasta',
    servings: 4,
    prep: 5,
    cook: 25,
    ingredients: ['400 g pasta', '2 tbsp olive oil', '1 can chopped tomatoes', '100 ml cream'],
    steps: ['Cook the pasta.', /^Warm oil/],
    advice: ['Leftovers keep for 2 days in the fridge.'],
    absent: [/votes/, /US Customary/, /Tried this/, /\bPin\b/, /1x/],
  },
  {
    name: 'a card with a source that is a person',
    language: 'en',
    text: `Apple crumble
Source: my mum
Makes about 8

Ingredients
4 apples
100 g butter
150 g flour
80 g sugar

Method
Slice the apples into a dish.
Rub butter, flour and sugar together, scatter over and bake for about 35 min.`,
    title: 'Apple crumble',
    servings: 8,
    ingredients: ['4 apples', '100 g butter', '150 g flour', '80 g sugar'],
    steps: [/^Slice/, /^Rub/],
    source: 'my mum',
    importNotes: ['pieces'],
  },
  {
    name: 'German notes with an advertisement',
    language: 'de',
    text: `Linsensalat
Quelle: Tante Gerda
Für 4 Personen
Arbeitszeit ca. 20 Min.

Zutaten
250 g Berglinsen
1 rote Zwiebel
ANZEIGE
2 EL Essig
4 EL Olivenöl

Zubereitung
Linsen 25 Minuten kochen und abgießen.
Zwiebel würfeln, alles mischen und ziehen lassen.

Tipp: Schmeckt am nächsten Tag noch besser.`,
    title: 'Linsensalat',
    servings: 4,
    prep: 20,
    ingredients: ['250 g Berglinsen', '1 rote Zwiebel', '2 EL Essig', '4 EL Olivenöl'],
    steps: [/^Linsen 25/, /^Zwiebel/],
    advice: ['Schmeckt am nächsten Tag noch besser.'],
    source: 'Tante Gerda',
    absent: [/ANZEIGE/],
  },
  {
    name: 'Spanish notes with a grandmother',
    language: 'es',
    text: `Tortilla de patatas
Receta de mi abuela
4 personas

Ingredientes:
- 600 g de patatas
- 6 huevos
- 1 cebolla
- aceite de oliva

Preparación:
Fríe las patatas y la cebolla en aceite a fuego suave.
Bate los huevos, mézclalo todo y cuaja la tortilla.

Consejo: puedes cambiar la cebolla por calabacín.`,
    title: 'Tortilla de patatas',
    servings: 4,
    ingredients: ['600 g de patatas', '6 huevos', '1 cebolla', 'aceite de oliva'],
    steps: [/^Fríe/, /^Bate/],
    advice: ['puedes cambiar la cebolla por calabacín.'],
    source: 'mi abuela',
  },
  {
    name: 'French notes with yolks',
    language: 'fr',
    text: `Crème à la vanille
Source : ma grand-mère
Pour 6 personnes

Ingrédients
50 cl de lait
3 œufs + 2 jaunes
80 g de sucre
1 gousse de vanille

Préparation
Faites chauffer le lait avec la vanille.
Fouettez œufs, jaunes et sucre, versez le lait chaud et faites cuire 30 minutes au bain-marie.

Remarque : se garde 2 jours au frais.`,
    title: 'Crème à la vanille',
    servings: 6,
    ingredients: ['50 cl de lait', '3 œufs', '2 jaunes', '80 g de sucre', '1 gousse de vanille'],
    steps: [/^Faites chauffer/, /^Fouettez/],
    advice: ['se garde 2 jours au frais.'],
    source: 'ma grand-mère',
  },
  {
    name: 'two foods in one line, and one amount in two units',
    language: 'en',
    text: `Custard
Ingredients:
3 large eggs + 2 egg yolks
1 cup + 2 tbsp milk
50 g sugar plus 1 tsp vanilla extract
salt + pepper

Method:
Whisk and warm gently until thick.`,
    title: 'Custard',
    ingredients: [
      '3 large eggs',
      '2 egg yolks',
      '1 cup + 2 tbsp milk',
      '50 g sugar plus 1 tsp vanilla extract',
      'salt + pepper',
    ],
    steps: [/^Whisk/],
  },
  {
    name: 'a forum post with votes and a signature',
    language: 'en',
    text: `Posted by baker77 · 12 votes · 3 comments

Peanut noodles

250 g noodles
3 tbsp peanut butter
2 tbsp soy sauce
1 lime

Boil the noodles.
Stir peanut butter, soy sauce and lime juice with a little hot water and mix in.

Share
Save
Report`,
    title: 'Peanut noodles',
    ingredients: ['250 g noodles', '3 tbsp peanut butter', '2 tbsp soy sauce', '1 lime'],
    steps: ['Boil the noodles.', /^Stir peanut/],
    absent: [/votes/, /baker77/, /Report/],
  },
  {
    name: 'a caption of a short film',
    language: 'en',
    text: `Crispy tofu bowls 🔥🔥 save this for later!!

What you need:
🥣 400g firm tofu
🥣 2 tbsp cornstarch
🥣 3 tbsp soy sauce
🥣 200g rice

How to make it:
1️⃣ Press and cube the tofu, toss in cornstarch.
2️⃣ Fry until golden, add the soy sauce.
3️⃣ Serve over the rice.

Follow @crispykitchen for more! #tofu #dinner #vegan`,
    title: /^Crispy tofu bowls/,
    ingredients: ['400g firm tofu', '2 tbsp cornstarch', '3 tbsp soy sauce', '200g rice'],
    steps: [/^Press and cube/, /^Fry until/, /^Serve over/],
    absent: [/crispykitchen/],
  },
  {
    name: 'a German caption',
    language: 'de',
    text: `Schnelle Zucchinipuffer 🥒 speichern nicht vergessen!

Du brauchst:
2 Zucchini
1 Ei
60 g Mehl
Salz, Pfeffer

So geht's:
👉 Zucchini raspeln und ausdrücken.
👉 Mit Ei und Mehl verrühren, würzen.
👉 In Öl goldbraun braten.

Folge @gruenekueche für mehr! #zucchini #schnell`,
    title: /^Schnelle Zucchinipuffer/,
    ingredients: ['2 Zucchini', '1 Ei', '60 g Mehl', 'Salz, Pfeffer'],
    steps: [/^Zucchini raspeln/, /^Mit Ei/, /^In Öl/],
    absent: [/gruenekueche/],
  },
  {
    name: 'portions with buttons in a German portal',
    language: 'de',
    text: `Gemüsecurry
4,5 (212)
einfach
Zutaten
Portionen
-
4
+
400 ml Kokosmilch
1 Brokkoli
2 EL Currypaste
200 g Reis
In den Warenkorb
Zubereitung
Currypaste anrösten, Kokosmilch und Brokkoli dazugeben und 15 Minuten köcheln.
Mit dem Reis servieren.
Rezept bewerten`,
    title: 'Gemüsecurry',
    servings: 4,
    ingredients: ['400 ml Kokosmilch', '1 Brokkoli', '2 EL Currypaste', '200 g Reis'],
    steps: [/^Currypaste/, /^Mit dem Reis/],
    absent: [/Warenkorb/, /bewerten/, /212/],
  },
];
