import type { ForeignCase } from './foreign-case.ts';

const page = (body: string, lang: string, head = '') =>
  `<!doctype html><html lang="${lang}"><head><title>Kitchen</title>${head}</head><body>${body}</body></html>`;
const items = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const steps = (lines: readonly string[]) =>
  `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;

/** Pages of portals and blogs, with what such pages carry around a recipe. */
export const portalCases: readonly ForeignCase[] = [
  {
    name: 'a portal with ratings, a shop and a newsletter between',
    language: 'en',
    html: page(
      `<h1>Smoky Black Bean Tacos</h1><p>Rated 4.7 out of 5 stars</p><p>128 Ratings</p><p>Save Recipe</p><p>Share</p>
      <p>A fast weeknight filling with beans from the can.</p>
      <p>Prep 10 mins</p><p>Cook 15 mins</p><p>Serves 4</p>
      <h2>Ingredients</h2><p>Half</p><p>1x</p><p>2x</p>
      ${items(['2 cans black beans, drained', '1 red onion', '2 tsp smoked paprika', '8 corn tortillas'])}
      <p>Shop ingredients</p><p>Sign up for our newsletter</p>
      <h2>Directions</h2>${steps(['Soften the onion, then add beans and paprika and warm through.', 'Fill the tortillas.'])}
      <h2>Cook's Note</h2><p>The filling keeps for 3 days in the fridge.</p>
      <h2>Reviews (32)</h2><p>Kim: I used 3 peppers too!</p>`,
      'en',
    ),
    title: 'Smoky Black Bean Tacos',
    servings: 4,
    prep: 10,
    cook: 15,
    ingredients: [
      '2 cans black beans, drained',
      '1 red onion',
      '2 tsp smoked paprika',
      '8 corn tortillas',
    ],
    steps: [/^Soften the onion/, 'Fill the tortillas.'],
    advice: ['The filling keeps for 3 days in the fridge.'],
    absent: [/Ratings/, /Rated/, /newsletter/, /Shop/, /peppers/, /Half/],
  },
  {
    name: 'a blog with groups of ingredients and a table of figures',
    language: 'en',
    html: page(
      `<h1>Harissa Carrot Bowls</h1><p>Updated: January 4, 2025</p><p>by Nora · 14 Comments</p>
      <p>Yield: 2 servings</p><p>Total time: 35 minutes</p>
      <h3>Ingredients</h3><h4>For the carrots</h4>${items(['4 carrots', '1 tbsp harissa', '1 tbsp olive oil'])}
      <h4>For the bowls</h4>${items(['150 g couscous', '100 g feta'])}
      <h3>Instructions</h3>${steps(['Roast the carrots with harissa and oil at 200 °C for 25 minutes.', 'Soak the couscous and serve the carrots and feta on it.'])}
      <h3>Nutrition Information</h3><table><tr><td>Calories</td><td>430</td></tr><tr><td>Protein</td><td>14 g</td></tr></table>
      <p>Did you make this recipe? Tag @noracooks on Instagram</p>`,
      'en',
    ),
    title: 'Harissa Carrot Bowls',
    servings: 2,
    ingredients: [
      'For the carrots',
      '4 carrots',
      '1 tbsp harissa',
      '1 tbsp olive oil',
      'For the bowls',
      '150 g couscous',
      '100 g feta',
    ],
    steps: [/^Roast the carrots/, /^Soak the couscous/],
    absent: [/Comments/, /Calories/, /noracooks/, /Protein/],
  },
  {
    name: 'data of a page with buttons among the steps and notes in the page',
    language: 'en',
    html: page(
      `<h1>Turkey Rice Skillet</h1><h3>Recipe Notes</h3><p>Swap the turkey for lentils to make it vegetarian.</p><h3>Nutrition</h3>`,
      'en',
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Turkey Rice Skillet',
        description: 'Print Recipe. One pan and half an hour.',
        recipeYield: '4 servings (1x)',
        prepTime: 'PT10M',
        cookTime: 'PT20M',
        recipeIngredient: [
          '400 g ground turkey',
          '200 g rice',
          '1 l chicken stock',
          'Get Ingredients',
          'Scale: 1x 2x 3x',
        ],
        recipeInstructions:
          'Brown the turkey.\nAdd rice and stock; cover and cook 18 minutes.\nEnjoy! Rate this recipe below.',
      })}</script>`,
    ),
    title: 'Turkey Rice Skillet',
    servings: 4,
    prep: 10,
    cook: 20,
    description: /^One pan and half an hour/,
    ingredients: ['400 g ground turkey', '200 g rice', '1 l chicken stock'],
    steps: ['Brown the turkey.', /^Add rice and stock/],
    advice: ['Swap the turkey for lentils to make it vegetarian.'],
    absent: [/1x/, /Get Ingredients/, /Rate this/],
  },
  {
    name: 'a German portal with a stepper and nutrition per portion',
    language: 'de',
    html: page(
      `<h1>Ofenkürbis mit Feta</h1><p>4,7 (89 Bewertungen)</p><p>25 Min.</p><p>simpel</p><p>Rezept speichern</p>
      <h2>Zutaten</h2><p>für</p><p>4</p><p>Portionen</p>
      ${items(['1 Hokkaidokürbis', '200 g Feta', '3 EL Olivenöl', '1 TL Thymian'])}
      <p>Zutaten in Einkaufsliste speichern</p><p>Einkaufsliste</p>
      <h2>Zubereitung</h2><p>Arbeitszeit ca. 15 Minuten</p><p>Koch-/Backzeit ca. 30 Minuten</p><p>Gesamtzeit ca. 45 Minuten</p>
      <p>Den Kürbis in Spalten schneiden und mit Öl und Thymian mischen.</p><p>30 Minuten bei 200 °C backen und den Feta darüberbröseln.</p>
      <p>Rezept von</p><p>kuerbisfan</p><p>Kommentare (12)</p><p>Lecker, mit 2 Äpfeln noch besser!</p>`,
      'de',
    ),
    title: 'Ofenkürbis mit Feta',
    servings: 4,
    prep: 15,
    cook: 30,
    ingredients: ['1 Hokkaidokürbis', '200 g Feta', '3 EL Olivenöl', '1 TL Thymian'],
    steps: [/^Den Kürbis/, /^30 Minuten bei 200/],
    absent: [/Bewertungen/, /Einkaufsliste/, /Äpfeln/, /kuerbisfan/],
  },
  {
    name: 'a German blog with a card and a note on advertising',
    language: 'de',
    html: page(
      `<h1>Haferkekse ohne Zucker</h1><p>Dieser Beitrag enthält Affiliate-Links.</p><p>Direkt zum Rezept</p>
      <p>Diese Kekse sind in einer Viertelstunde gemacht.</p>
      <h2>Haferkekse ohne Zucker</h2><p>Rezept drucken</p><p>Ergibt ca. 20 Stück</p><p>Zubereitungszeit: 10 Min.</p><p>Backzeit: 15 Min.</p>
      <h3>Zutaten</h3>${items(['150 g Haferflocken', '2 reife Bananen', '1 Pck. Vanillezucker', '50 g gehackte Mandeln'])}
      <h3>So wird's gemacht</h3>${steps(['Bananen zerdrücken und mit allem verkneten.', 'Kekse formen und 15 Minuten bei 180 °C backen.'])}
      <h3>Notizen</h3><p>In einer Dose halten sie sich eine Woche.</p>
      <p>Hast du das Rezept ausprobiert? Verlinke mich auf Instagram!</p>`,
      'de',
    ),
    title: 'Haferkekse ohne Zucker',
    servings: 20,
    cook: 15,
    ingredients: [
      '150 g Haferflocken',
      '2 reife Bananen',
      '1 Pck. Vanillezucker',
      '50 g gehackte Mandeln',
    ],
    steps: [/^Bananen zerdrücken/, /^Kekse formen/],
    advice: ['In einer Dose halten sie sich eine Woche.'],
    absent: [/Affiliate/, /Instagram/, /Direkt zum/],
    importNotes: ['pieces'],
  },
  {
    name: 'a Spanish portal with difficulty and a video',
    language: 'es',
    html: page(
      `<h1>Crema de calabacín</h1><p>Valoración: 4,5 (210 votos)</p><p>Ver vídeo</p><p>Guardar en favoritos</p>
      <p>Dificultad: fácil</p><p>4 comensales</p><p>Preparación: 10 min</p><p>Cocción: 20 min</p>
      <h2>Ingredientes</h2>${items(['3 calabacines', '1 patata', '1 puerro', '4 quesitos', 'Sal al gusto'])}
      <p>Publicidad</p><p>También te puede interesar: Crema de zanahoria</p>
      <h2>Cómo hacer crema de calabacín</h2>${steps(['Trocea las verduras y rehógalas 5 minutos.', 'Cubre con agua, cuece 15 minutos y tritura con los quesitos.'])}
      <h2>Truco</h2><p>Se puede congelar sin los quesitos.</p>
      <p>¿Te ha gustado? Compártelo</p>`,
      'es',
    ),
    title: 'Crema de calabacín',
    servings: 4,
    prep: 10,
    cook: 20,
    ingredients: ['3 calabacines', '1 patata', '1 puerro', '4 quesitos', 'Sal al gusto'],
    steps: [/^Trocea/, /^Cubre con agua/],
    advice: ['Se puede congelar sin los quesitos.'],
    absent: [/votos/, /Publicidad/, /zanahoria/, /Compártelo/, /vídeo/],
  },
  {
    name: 'a Spanish blog whose list stands in one paragraph with breaks',
    language: 'es',
    html: page(
      `<h1>Garbanzos con espinacas</h1><p>Publicado por Marisa el 3 de marzo de 2023</p><p>Un plato de cuchara de los de siempre.</p>
      <p><b>INGREDIENTES (4 personas)</b></p><p>400 g de garbanzos cocidos<br>300 g de espinacas<br>2 dientes de ajo<br>1 cdta. de comino<br>2 c/s de aceite de oliva</p>
      <p><b>ELABORACIÓN</b></p><p>Doramos los ajos en el aceite con el comino.</p><p>Añadimos las espinacas y los garbanzos y dejamos cocer 10 minutos.</p>
      <p>Publicado por Marisa en 10:35 · 5 comentarios</p><p>Etiquetas: legumbres, vegano</p>`,
      'es',
    ),
    title: 'Garbanzos con espinacas',
    servings: 4,
    ingredients: [
      '400 g de garbanzos cocidos',
      '300 g de espinacas',
      '2 dientes de ajo',
      '1 cdta. de comino',
      '2 c/s de aceite de oliva',
    ],
    steps: [/^Doramos los ajos/, /^Añadimos/],
    absent: [/Marisa/, /comentarios/],
  },
  {
    name: 'a French portal with a shopping list and a wine',
    language: 'fr',
    html: page(
      `<h1>Soupe de lentilles corail</h1><p>4.8/5</p><p>312 avis</p><p>Je donne mon avis</p><p>Temps total : 35 min</p><p>très facile</p><p>bon marché</p>
      <h2>Ingrédients</h2><p>-</p><p>4</p><p>personnes</p><p>+</p>
      ${items(['200 g de lentilles corail', '1 oignon', '2 carottes', '20 cl de lait de coco', '1 c. à c. de curcuma'])}
      <p>Ajouter à ma liste de courses</p><p>Ustensiles</p>
      <h2>Préparation</h2><p>Temps total : 35 min</p><p>Préparation : 10 min</p><p>Repos : -</p><p>Cuisson : 25 min</p>
      <h3>Étape 1</h3><p>Faites revenir l'oignon et les carottes émincés.</p><h3>Étape 2</h3><p>Ajoutez lentilles, curcuma et 1 litre d'eau et laissez cuire 20 minutes.</p><h3>Étape 3</h3><p>Mixez avec le lait de coco.</p>
      <h2>Note de l'auteur</h2><p>« Se congèle très bien »</p><h2>Vous aimerez aussi</h2><p>Velouté de potiron</p>`,
      'fr',
    ),
    title: 'Soupe de lentilles corail',
    servings: 4,
    prep: 10,
    cook: 25,
    ingredients: [
      '200 g de lentilles corail',
      '1 oignon',
      '2 carottes',
      '20 cl de lait de coco',
      '1 c. à c. de curcuma',
    ],
    steps: [/^Faites revenir/, /^Ajoutez lentilles/, /^Mixez/],
    advice: ['Se congèle très bien'],
    absent: [/avis/, /courses/, /potiron/],
  },
  {
    name: 'a French blog with a heading for two dishes of one meal',
    language: 'fr',
    html: page(
      `<h1>Mon houmous maison</h1><p>Cet article contient des liens affiliés</p><p>Publié le 12 mai 2022 par Claire</p>
      <p>Pour un bol</p><p><strong>Il vous faut :</strong></p>
      <p>• 1 boîte de pois chiches<br>• 2 c. à s. de tahini<br>• 1 citron<br>• 1 gousse d'ail<br>• 1 pincée de cumin</p>
      <p><strong>Recette :</strong></p><p>1/ Égouttez les pois chiches.</p><p>2/ Mixez tout jusqu'à obtenir une crème lisse.</p>
      <p><strong>Conservation :</strong> 3 jours au réfrigérateur dans une boîte fermée.</p><p>Suivez-moi sur Instagram !</p>`,
      'fr',
    ),
    title: 'Mon houmous maison',
    ingredients: [
      '1 boîte de pois chiches',
      '2 c. à s. de tahini',
      '1 citron',
      "1 gousse d'ail",
      '1 pincée de cumin',
    ],
    steps: ['Égouttez les pois chiches.', /^Mixez tout/],
    advice: ['3 jours au réfrigérateur dans une boîte fermée.'],
    absent: [/affiliés/, /Instagram/, /Publié/],
  },
];
