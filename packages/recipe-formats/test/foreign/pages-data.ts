import type { ForeignCase } from './foreign-case.ts';

const page = (body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>Blog</title>${head}</head><body>${body}</body></html>`;
const ld = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>`;
const items = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const steps = (lines: readonly string[]) =>
  `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;

/** Pages of recipe plugins and of blogs without data of their own. */
export const pageCases: readonly ForeignCase[] = [
  {
    name: 'a plugin page with data, whose notes stand in the page alone',
    language: 'en',
    html: page(
      `<h1>Weeknight Lentil Soup</h1><div class="wprm-recipe-rating">4.9 from 32 votes</div><a>Jump to Recipe</a>
      <div class="wprm-recipe-container"><h2>Weeknight Lentil Soup</h2>
      <h3>Ingredients</h3><div class="wprm-toggle"><button>1x</button><button>2x</button><button>3x</button></div>
      ${items(['1 tablespoon olive oil', '1 onion, diced', '1 cup red lentils', '4 cups vegetable stock'])}
      <h3>Instructions</h3>${steps(['Soften the onion in the oil.', 'Add lentils and stock and simmer for 20 minutes.'])}
      <div class="wprm-recipe-notes-container"><h3>Notes</h3><div>Keeps for 4 days in the fridge and freezes well.</div></div>
      <h3>Nutrition</h3><p>Calories: 210kcal</p></div>`,
      ld({
        name: 'Weeknight Lentil Soup',
        recipeYield: ['4', '4 servings'],
        prepTime: 'PT10M',
        cookTime: 'PT25M',
        recipeIngredient: [
          '1 tablespoon olive oil',
          '1 onion, diced',
          '1 cup red lentils',
          '4 cups vegetable stock',
        ],
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Soften the onion in the oil.' },
          { '@type': 'HowToStep', text: 'Add lentils and stock and simmer for 20 minutes.' },
        ],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: '32' },
      }),
    ),
    title: 'Weeknight Lentil Soup',
    servings: 4,
    prep: 10,
    cook: 25,
    ingredients: [
      '1 tablespoon olive oil',
      '1 onion, diced',
      '1 cup red lentils',
      '4 cups vegetable stock',
    ],
    steps: ['Soften the onion in the oil.', /simmer for 20 minutes\.$/],
    advice: ['Keeps for 4 days in the fridge and freezes well.'],
    absent: [/votes/, /Jump to/, /[123]x/, /kcal/],
  },
  {
    name: 'a plugin page without data',
    language: 'en',
    html: page(
      `<h1>Fluffy Oat Pancakes</h1><p>4.87 from 45 votes</p><p>Print Recipe Pin Recipe</p>
      <div><span>Prep Time</span> <span>10 minutes</span> <span>mins</span></div>
      <div><span>Cook Time</span> <span>15 minutes</span> <span>mins</span></div>
      <div><span>Servings</span> <span>4</span> <span>servings</span></div>
      <h3>Ingredients</h3><div>1x</div><div>2x</div><div>3x</div>
      ${items(['1 cup rolled oats', '2 large eggs + 1 egg white', '1/2 cup milk', '1 tsp baking powder'])}
      <p>Advertisement</p>
      <h3>Instructions</h3>${steps(['Blend everything until smooth.', 'Fry small pancakes in a non-stick pan, 2 minutes a side.'])}
      <h3>Notes</h3><p>You can use almond milk instead of milk.</p><h3>Comments</h3><p>Jane: loved it, added 2 bananas!</p>`,
    ),
    title: 'Fluffy Oat Pancakes',
    servings: 4,
    prep: 10,
    cook: 15,
    ingredients: [
      '1 cup rolled oats',
      '2 large eggs',
      '1 egg white',
      '1/2 cup milk',
      '1 tsp baking powder',
    ],
    steps: ['Blend everything until smooth.', /^Fry small pancakes/],
    advice: ['You can use almond milk instead of milk.'],
    absent: [/votes/, /Pin Recipe/, /Advertisement/, /bananas/],
  },
  {
    name: 'a plugin with a scale',
    language: 'en',
    html: page(
      `<h1>Sheet Pan Chickpeas</h1><div>★★★★★ 4.8 from 120 reviews</div><p>Author: Dana Reed</p>
      <ul><li>Total Time: 35 minutes</li><li>Yield: 6 servings 1x</li><li>Diet: Vegan</li></ul>
      <h3>Ingredients</h3><div>Units USM</div><div>Scale 1x2x3x</div>
      ${items(['2 cans chickpeas, drained', '3 tbsp olive oil', '1 tsp smoked paprika', '1 lemon'])}
      <h3>Instructions</h3>${steps(['Heat the oven to 220°C.', 'Toss chickpeas, oil and paprika on a tray and roast for 30 minutes.', 'Squeeze the lemon over it.'])}
      <h3>Notes</h3>${items(['Store leftovers in the fridge for up to 3 days.'])}
      <h3>Equipment</h3><p>Sheet Pan Buy Now →</p>`,
    ),
    title: 'Sheet Pan Chickpeas',
    servings: 6,
    ingredients: [
      '2 cans chickpeas, drained',
      '3 tbsp olive oil',
      '1 tsp smoked paprika',
      '1 lemon',
    ],
    steps: ['Heat the oven to 220°C.', /^Toss/, /^Squeeze/],
    advice: ['Store leftovers in the fridge for up to 3 days.'],
    absent: [/reviews/, /Scale/, /USM/, /Buy Now/],
  },
  {
    name: 'data with advertisements and votes among the ingredients',
    language: 'en',
    html: page(
      '',
      ld({
        name: 'Tomato Rice',
        description: '4.6 from 12 votes. Jump to Recipe. A quick pot of rice with sweet tomatoes.',
        recipeYield: 'Makes about 8',
        recipeIngredient: [
          '1x',
          '2x',
          '3x',
          '300 g rice',
          'Advertisement',
          '2 tomatoes',
          '4.6 from 12 votes',
          '500 ml water',
        ],
        recipeInstructions: 'Simmer everything for 20 minutes.\nAdvertisement\nRate this recipe',
      }),
    ),
    title: 'Tomato Rice',
    servings: 8,
    ingredients: ['300 g rice', '2 tomatoes', '500 ml water'],
    steps: ['Simmer everything for 20 minutes.'],
    description: 'A quick pot of rice with sweet tomatoes.',
    absent: [/votes/, /Advertisement/, /Rate this/, /Jump/],
    importNotes: ['pieces'],
  },
  {
    name: 'a German plugin page without data',
    language: 'de',
    html: page(
      `<h1>Cremige Kartoffelsuppe</h1><p>4,7 von 86 Bewertungen</p><p>Zum Rezept springen</p><p>Rezept drucken</p>
      <p>Vorbereitung 15 Min.</p><p>Kochzeit 25 Min.</p><p>Portionen: 4</p>
      <h3>Zutaten</h3><p>1x 2x 3x</p>${items(['800 g Kartoffeln', '1 Zwiebel', '1 l Gemüsebrühe', '100 ml Sahne'])}
      <p>Anzeige</p><h3>Anleitung</h3>${steps(['Zwiebel und Kartoffeln würfeln und anbraten.', 'Mit der Brühe 25 Minuten kochen, pürieren und die Sahne einrühren.'])}
      <h3>Tipps</h3><p>Statt Sahne passt auch Kokosmilch.</p><h3>Kommentare</h3><p>Uwe: Habe 3 Würstchen dazugegeben.</p>`,
      '',
      'de',
    ),
    title: 'Cremige Kartoffelsuppe',
    servings: 4,
    prep: 15,
    cook: 25,
    ingredients: ['800 g Kartoffeln', '1 Zwiebel', '1 l Gemüsebrühe', '100 ml Sahne'],
    steps: ['Zwiebel und Kartoffeln würfeln und anbraten.', /^Mit der Brühe/],
    advice: ['Statt Sahne passt auch Kokosmilch.'],
    absent: [/Bewertungen/, /Anzeige/, /Würstchen/, /drucken/],
  },
  {
    name: 'a German blog in which the steps stand in paragraphs',
    language: 'de',
    html: page(
      `<h1>Omas Apfelpfannkuchen</h1><p>Werbung</p><p>Heute gibt es bei uns etwas Einfaches, das schon meine Oma gebacken hat.</p>
      <p>Ergibt etwa 8 Stück</p><p><strong>Zutaten:</strong></p><p>250 g Mehl<br>3 Eier + 2 Eigelb<br>400 ml Milch<br>2 Äpfel<br>etwas Butter</p>
      <p><strong>Zubereitung:</strong></p><p>Mehl, Eier, Eigelb und Milch verrühren und 10 Minuten quellen lassen.</p><p>Äpfel in Scheiben schneiden, in Butter anbraten und den Teig darübergießen.</p>
      <p>Teilen mit: Facebook Pinterest WhatsApp</p>`,
      '',
      'de',
    ),
    title: 'Omas Apfelpfannkuchen',
    servings: 8,
    ingredients: ['250 g Mehl', '3 Eier', '2 Eigelb', '400 ml Milch', '2 Äpfel', 'etwas Butter'],
    steps: [/^Mehl, Eier/, /^Äpfel/],
    absent: [/Werbung/, /Pinterest/],
    importNotes: ['pieces'],
  },
  {
    name: 'a Spanish plugin page',
    language: 'es',
    html: page(
      `<h1>Lentejas con verduras</h1><p>4.8 de 56 votos</p><p>Ir a la receta</p><p>Imprimir receta</p>
      <p>Tiempo de preparación: 15 minutos</p><p>Tiempo de cocción: 40 minutos</p><p>Raciones: 4</p>
      <h3>Ingredientes</h3><p>1x</p><p>2x</p><p>3x</p>${items(['300 g de lentejas pardinas', '2 zanahorias', '1 cebolla', '1 hoja de laurel'])}
      <p>Publicidad</p><h3>Elaboración</h3>${steps(['Pica la cebolla y las zanahorias y sofríelas.', 'Añade las lentejas y el laurel, cubre con agua y cuece 40 minutos.'])}
      <h3>Notas</h3><p>Se conservan 3 días en la nevera.</p>`,
      '',
      'es',
    ),
    title: 'Lentejas con verduras',
    servings: 4,
    prep: 15,
    cook: 40,
    ingredients: ['300 g de lentejas pardinas', '2 zanahorias', '1 cebolla', '1 hoja de laurel'],
    steps: [/^Pica/, /^Añade/],
    advice: ['Se conservan 3 días en la nevera.'],
    absent: [/votos/, /Publicidad/, /Imprimir/],
  },
  {
    name: 'a French page with a stepper of portions',
    language: 'fr',
    html: page(
      `<h1>Gratin de courgettes</h1><p>4,6/5 (234 avis)</p><p>Aller à la recette</p><p>Ajouter à mes favoris</p>
      <p>Préparation : 15 min</p><p>Cuisson : 30 min</p><h3>Ingrédients</h3><p>- 4 personnes +</p>
      ${items(['3 courgettes', '2 œufs', '20 cl de crème fraîche', '80 g de gruyère râpé'])}<p>Publicité</p>
      <h3>Préparation</h3>${steps(['Coupez les courgettes en rondelles et faites-les revenir.', 'Mélangez œufs et crème, versez sur les courgettes, parsemez de gruyère.', 'Enfournez 30 minutes à 180 °C.'])}
      <h3>Astuces</h3><p>À préparer la veille et à réchauffer au four.</p><h3>Commentaires</h3><p>Lucie : parfait avec 2 tomates</p>`,
      '',
      'fr',
    ),
    title: 'Gratin de courgettes',
    servings: 4,
    prep: 15,
    cook: 30,
    ingredients: ['3 courgettes', '2 œufs', '20 cl de crème fraîche', '80 g de gruyère râpé'],
    steps: [/^Coupez/, /^Mélangez/, /^Enfournez/],
    advice: ['À préparer la veille et à réchauffer au four.'],
    absent: [/avis/, /Publicité/, /favoris/, /tomates/],
  },
  {
    name: 'data whose steps carry requests for stars',
    language: 'en',
    html: page(
      '',
      ld({
        name: 'Bean Chili',
        recipeYield: 'Serves 4',
        recipeIngredient: ['2 cans black beans', '1 onion', '400 g chopped tomatoes'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Fry the onion.' },
          { '@type': 'HowToStep', text: 'Add beans and tomatoes; simmer 25 minutes.' },
          { '@type': 'HowToStep', text: 'Tried this recipe? Let us know how it was!' },
        ],
      }),
    ),
    title: 'Bean Chili',
    servings: 4,
    ingredients: ['2 cans black beans', '1 onion', '400 g chopped tomatoes'],
    steps: ['Fry the onion.', /^Add beans/],
    absent: [/Tried this/],
  },
  {
    name: 'a blog with the notes before the steps',
    language: 'en',
    html: page(
      `<h1>Overnight Oats</h1><p>By Mia on March 3, 2024</p><p>This post may contain affiliate links.</p><p>Serves 2</p>
      <h3>Ingredients</h3>${items(['1 cup rolled oats', '1 cup milk', '1 tbsp chia seeds', '1 banana'])}
      <h3>Method</h3>${steps(['Stir oats, milk and chia seeds together.', 'Leave in the fridge overnight.', 'Slice the banana on top.'])}
      <h4>Recipe notes</h4><p>Swap the milk for oat milk to make it vegan.</p><p>Make it the night before; it keeps for two days.</p><p>Share this: Facebook Twitter</p>`,
    ),
    title: 'Overnight Oats',
    servings: 2,
    ingredients: ['1 cup rolled oats', '1 cup milk', '1 tbsp chia seeds', '1 banana'],
    steps: [/^Stir/, /^Leave/, /^Slice/],
    advice: [
      'Swap the milk for oat milk to make it vegan.',
      'Make it the night before; it keeps for two days.',
    ],
    absent: [/affiliate/, /Twitter/],
  },
];
