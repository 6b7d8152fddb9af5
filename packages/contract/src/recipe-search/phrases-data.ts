import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { Cuisine, DietType, MealType } from '@pomona/food/labels/diets';
import type { RecipeTrait } from '@pomona/food/traits/traits';

/** Phrases that name a label, in four languages; folded, divided by commas. German and Spanish endings are read by rule. */
export const dietPhrases: Readonly<Record<DietType, string>> = {
  PCOS: 'pcos, pmos, polycystic ovary syndrome, polycystic ovarian syndrome, polycystic ovaries, pco, pco syndrom, polyzystisches ovarialsyndrom, sop, sindrome de ovario poliquistico, ovario poliquistico, ovarios poliquisticos, sopk, syndrome des ovaires polykystiques, ovaires polykystiques, spom',
  'Diabetes-Friendly':
    'diabetes friendly, diabetic friendly, diabetes, diabetic, diabetics, type 2 diabetes, prediabetes, prediabetic, insulin resistance, diabetesfreundlich, diabetikerfreundlich, diabetiker, diabetikerin, fur diabetiker, apto para diabeticos, diabeticos, diabetico, diabetica, diabete, diabetique, diabetiques, adapte au diabete',
  'Low-Sugar':
    'low sugar, sugar free, no added sugar, less sugar, zuckerarm, zuckerfrei, wenig zucker, bajo en azucar, bajo azucar, poco azucar, pauvre en sucre, faible en sucre, peu sucre, peu de sucre',
  'Gluten-Free':
    'gluten free, glutenfree, coeliac, celiac, glutenfrei, zoliakie, libre de gluten, celiaco, celiaca, celiacos, coeliaque, celiaque',
  Vegetarian:
    'vegetarian, veggie, meatless, meat free, vegetarisch, vegetarier, fleischlos, fleischfrei, vegetariano, vegetarien, vegetarienne, vegetariens, vegetariennes',
  Vegan:
    'vegan, plant based, pflanzlich, rein pflanzlich, vegano, vegetalien, vegetalienne, vegane, vegetal',
  Keto: 'keto, ketogenic, ketogen, cetogenico, cetogenica, cetogene, dieta cetogenica, keto diet',
  Mediterranean:
    'mediterranean, mediterranean diet, mediterran, mittelmeerdiat, mittelmeerkost, mediterraneo, mediterranea, dieta mediterranea, mediterraneen, mediterraneenne, regime mediterraneen, regime cretois',
  'Anti-Inflammatory':
    'anti inflammatory, antiinflammatory, entzundungshemmend, antientzundlich, antiinflamatorio, antiinflamatoria, anti inflamatorio, anti inflamatoria, anti inflammatoire, antiinflammatoire',
  'Heart-Healthy':
    'heart healthy, good for the heart, good for your heart, herzgesund, gut furs herz, cardiosaludable, bueno para el corazon, sano para el corazon, bon pour le coeur, sain pour le coeur',
  'High-Fiber':
    'high fiber, high fibre, fiber rich, fibre rich, rich in fiber, rich in fibre, ballaststoffreich, viel ballaststoffe, alto en fibra, rico en fibra, rica en fibra, alta en fibra, riche en fibres, riche en fibre',
  'Low-Carb':
    'low carb, lowcarb, low carbs, fewer carbs, lower carb, kohlenhydratarm, wenig kohlenhydrate, bajo en carbohidratos, baja en carbohidratos, bajo en hidratos, pocos carbohidratos, pauvre en glucides, faible en glucides, peu de glucides',
  'High-Protein':
    'high protein, protein rich, rich in protein, eiweissreich, proteinreich, viel eiweiss, viel protein, alto en proteina, alto en proteinas, alta en proteinas, rico en proteinas, rica en proteinas, proteico, riche en proteines, hyperproteine',
};

export const mealPhrases: Readonly<Record<MealType, string>> = {
  Breakfast:
    'breakfast, for breakfast, fruhstuck, zum fruhstuck, desayuno, desayunos, para desayunar, desayunar, petit dejeuner, petit dej, petits dejeuners',
  Lunch:
    'lunch, lunches, for lunch, mittagessen, zum mittagessen, mittag, almuerzo, almuerzos, almorzar, dejeuner, dejeuners',
  Dinner:
    'dinner, dinners, for dinner, supper, evening meal, abendessen, zum abendessen, abendbrot, cena, cenas, cenar, para cenar, diner, diners, souper, repas du soir',
  Snack:
    'snack, snacks, zwischenmahlzeit, zwischendurch, fur zwischendurch, merienda, meriendas, tentempie, picoteo, gouter, gouters, en cas, encas, collation, collations',
};

export const cuisinePhrases: Readonly<Record<Cuisine, string>> = {
  mediterranean:
    'mediterranean cuisine, mediterranean food, mediterrane kuche, cocina mediterranea, cuisine mediterraneenne',
  asian:
    'asian, asian food, asiatisch, asiatische kuche, asiatico, asiatique, asiatiques, cuisine asiatique',
  italian:
    'italian, italian food, italienisch, italienische kuche, italiano, italien, italienne, italiennes, italiens, cuisine italienne',
  mexican:
    'mexican, mexican food, mexikanisch, mexikanische kuche, mexicano, mexicain, mexicaine, mexicaines, mexicains, cuisine mexicaine',
  indian:
    'indian, indian food, indisch, indische kuche, indio, hindu, cocina india, indien, indienne, indiennes, indiens, cuisine indienne',
  american:
    'american, american food, amerikanisch, amerikanische kuche, americano, americain, americaine, americaines, cuisine americaine',
};

/** What can be left out. */
export const allergenPhrases: Partial<Record<AvoidableAllergen, string>> = {
  Dairy:
    'dairy, milk, lactose, dairy products, milch, milchprodukte, milchprodukten, laktose, lacteos, leche, lactosa, productos lacteos, produits laitiers, laitages, lait',
  Nuts: 'nut, nuts, nuss, nusse, nussen, frutos secos, nueces, nuez, noix, fruits a coque',
  tree_nut: 'tree nut, tree nuts, schalenfruchte, schalenfruchten',
  peanut:
    'peanut, peanuts, erdnuss, erdnusse, erdnussen, cacahuete, cacahuetes, mani, arachide, arachides, cacahouetes',
  Eggs: 'egg, eggs, ei, eier, eiern, huevo, huevos, oeuf, oeufs',
  Soy: 'soy, soya, soja',
  Shellfish:
    'shellfish, seafood, schalentiere, schalentieren, meeresfruchte, meeresfruchten, mariscos, marisco, fruits de mer, crustaces et mollusques',
  crustacean: 'crustaceans, krebstiere, krustentiere, crustaceos, crustaces',
  mollusc: 'molluscs, mollusks, weichtiere, moluscos, mollusques',
  fish: 'fish, fisch, pescado, pescados, poisson, poissons',
  celery: 'celery, sellerie, apio, celeri',
  mustard: 'mustard, senf, mostaza, moutarde',
  sesame: 'sesame, sesam, sesamo',
  sulphites: 'sulphites, sulfites, sulfite, sulfiten, sulfitos',
  lupin: 'lupin, lupins, lupine, lupinen, altramuz, altramuces',
};

/** One word for what a recipe is free of. */
export const freePhrases: Partial<Record<AvoidableAllergen, string>> = {
  Dairy: 'dairyfree, milchfrei, laktosefrei, nondairy, non dairy',
  Nuts: 'nussfrei',
  peanut: 'erdnussfrei',
  Eggs: 'eifrei, eggless',
  Soy: 'sojafrei',
  fish: 'fischfrei',
  celery: 'selleriefrei',
};

/** A label says more than its absence from the lines: "no gluten" asks for the label. */
export const dietWithout: Partial<Record<DietType, string>> = {
  'Gluten-Free': 'gluten, wheat, weizen, trigo, ble',
  'Low-Sugar': 'sugar, added sugar, zucker, azucar, azucares, sucre, sucres, sucre ajoute',
  Vegetarian: 'meat, fleisch, carne, carnes, viande, viandes',
  'Low-Carb': 'carbs, carb, carbohydrates, kohlenhydrate, carbohidratos, hidratos, glucides',
};

/** What stands before something that is left out. */
export const negations =
  'no, not, without, free of, free from, allergic to, allergy to, intolerant to, avoid, avoiding, ohne, kein, keine, keinen, frei von, allergisch gegen, allergie gegen, sin, libre de, alergico a, alergica a, alergia a, alergia al, sans, pas de, allergique a, allergique au, allergique aux, allergie au, allergie aux, allergie a';
/** What may stand between a negation and its word, and between two words of one. */
export const articles =
  'any, the, de, la, el, las, los, le, les, du, des, den, die, das, l, d, al, aux, au, a, added, also';
export const alternatives = 'or, nor, oder, o, ni, u, ou';
export const additions = 'and, und, y, e, et';
/** What follows the word that it leaves out. */
export const freeEndings = 'free, frei, allergy, allergie, intolerance, intoleranz';

export const traitPhrases = {
  low_fodmap:
    'low fodmap, fodmap, fodmaps, low fodmaps, fodmap arm, fodmaparm, bajo en fodmap, baja en fodmap, pauvre en fodmap',
  children:
    'kid friendly, kids, for kids, for children, child friendly, fur kinder, kinder, kinderfreundlich, para ninos, ninos, pour enfants, enfants',
  freezer:
    'freezer friendly, freezable, for the freezer, zum einfrieren, einfrierbar, para congelar, congelable, a congeler',
  budget:
    'budget, budget friendly, low budget, low cost, on a budget, cheap, inexpensive, affordable, gunstig, gunstige, gunstiges, preiswert, preiswerte, preiswertes, billig, barato, barata, baratos, baratas, economico, economica, economicos, economicas, pas cher, pas chere, pas chers, petit budget, economique, economiques, bon marche',
} as const satisfies Partial<Record<RecipeTrait, string>>;

export const timePhrases: Readonly<Record<number, string>> = {
  30: 'quick, quickly, fast, speedy, quick and easy, schnell, schnelle kuche, blitzschnell, rapido, rapida, rapidos, rapidas, rapide, rapides, vite, half an hour, half hour, halbe stunde, halben stunde, einer halben stunde, media hora, demi heure, une demi heure',
  60: 'an hour, one hour, eine stunde, einer stunde, una hora, une heure',
};
export const caloriePhrases: Readonly<Record<number, string>> = {
  400: 'low calorie, low calories, low cal, kalorienarm, wenig kalorien, bajo en calorias, baja en calorias, pocas calorias, faible en calories, pauvre en calories, peu calorique, hypocalorique',
};
export const loadPhrases: Readonly<Record<number, string>> = {
  10: 'low gi, low glycemic, low glycaemic, low glycemic load, low gl, niedriger glykamischer index, bajo indice glucemico, indice glucemico bajo, ig bas, index glycemique bas, faible index glycemique',
};
export const minuteUnits = 'min, mins, minute, minutes, minuten, minuto, minutos, mn';
export const hourUnits = 'h, hour, hours, stunde, stunden, hora, horas, heure, heures';
export const calorieUnits = 'kcal, cal, calorie, calories, kalorien, calorias, calories';
/** What stands before a limit; the second list says by itself that a bare number is one of minutes. */
export const limitWords =
  'in, within, for, about, only, max, maximum, at most, up to, ready in, have, have only, i have, in nur, hochstens, maximal, bis zu, bis, en, solo, hasta, maximo, como maximo, en seulement, max, a maximum, jusqu a, tengo, ich habe, j ai';
export const underWords =
  'under, below, less than, no more than, fewer than, unter, weniger als, menos de, por debajo de, moins de, en moins de, en menos de, in unter, in under, in less than, sous';
/** No minutes: "under 5 ingredients". */
export const countedThings =
  'ingredient, ingredients, zutaten, ingredientes, g, grams, gramm, gramos, grammes, carbs, euro, euros, dollars, servings, people, portionen, personen, personas, personnes, steps';

/** Words that say nothing about a dish. */
export const fillers =
  'i, im, me, my, m, s, t, d, l, ve, have, has, got, need, like, love, want, would, could, can, cook, make, made, making, eat, eating, find, show, give, looking, something, anything, some, any, a, an, the, and, with, for, of, to, in, on, at, from, is, are, that, which, what, please, recipe, recipes, dish, dishes, meal, meals, food, foods, idea, ideas, healthy, easy, simple, good, best, tasty, delicious, great, friendly, suitable, diet, dieting, using, use, only, but, also, who, we, us, our, your, you, it, be, plus, style, cuisine, ready, time, ' +
  'ich, habe, hab, mochte, will, brauche, suche, etwas, mit, und, fur, fuer, zum, zur, aus, von, vom, im, in, der, die, das, den, dem, des, ein, eine, einen, einem, einer, bitte, rezept, rezepte, gericht, gerichte, essen, kochen, gesund, gesunde, gesundes, gesunder, einfach, einfache, einfaches, einfacher, lecker, leckere, leckeres, gut, gute, gutes, ernahrung, diat, nur, auch, kuche, ' +
  'yo, tengo, quiero, necesito, busco, algo, con, y, e, para, de, del, la, el, las, los, un, una, unos, unas, por, favor, receta, recetas, plato, platos, comida, comidas, cocina, saludable, saludables, sano, sana, facil, faciles, rico, rica, bueno, buena, dieta, que, al, en, tipo, hacer, cocinar, comer, ' +
  'je, j, ai, veux, voudrais, cherche, besoin, quelque, chose, avec, et, pour, du, des, le, les, une, au, aux, sur, recette, recettes, plat, plats, repas, cuisine, cuisiner, sain, saine, sains, saines, facile, faciles, simple, bon, bonne, regime, qui, dans, manger, svp';
