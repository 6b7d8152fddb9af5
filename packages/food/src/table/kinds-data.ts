/** A kind of food that names alone do not tell: its names in four languages, and the foods by their first English name. */
export interface FoodKind {
  names: string;
  foods: RegExp;
  but?: RegExp;
}

const animal =
  /vegan|vegetarian|meatless|fishless|plant-based|stock|broth|bouillon|gravy|sauce|soup|seasoning|\bfat\b|\boil\b/;

export const foodKinds: readonly FoodKind[] = [
  {
    names:
      'chicken, chicken breast, chicken breasts, chicken thigh, hähnchen, huhn, hühnchen, hähnchenbrust, hühnerfleisch, pollo, poulet, volaille',
    foods: /chicken|capon/,
    but: animal,
  },
  { names: 'turkey, pute, putenfleisch, truthahn, pavo, dinde', foods: /turkey/, but: animal },
  {
    names: 'poultry, geflügel, ave, aves, volaille',
    foods: /chicken|turkey|duck|goose|capon|hen\b|quail/,
    but: animal,
  },
  {
    names: 'beef, steak, rind, rindfleisch, carne de res, res, ternera, vaca, bœuf, boeuf',
    foods: /beef|steak|bresaola|pastrami|brisket|oxtail/,
    but: animal,
  },
  {
    names: 'pork, schwein, schweinefleisch, cerdo, puerco, porc',
    foods: /pork|ham\b|bacon|prosciutto|pancetta|chorizo/,
    but: animal,
  },
  {
    names: 'ham, schinken, jamón, jambon',
    foods: /\bham\b|prosciutto/,
    but: /turkey|hamburger|vegan/,
  },
  { names: 'lamb, lamm, lammfleisch, cordero, agneau', foods: /lamb\b|mutton/, but: /lettuce/ },
  {
    names: 'meat, fleisch, carne, viande',
    foods:
      /chicken|turkey|duck|beef|steak|pork|\bham\b|bacon|prosciutto|lamb\b|veal|bresaola|sausage|chorizo/,
    but: /lettuce|vegan|vegetarian|meatless|stock|broth|bouillon|gravy|sauce|soup|seasoning/,
  },
  {
    names: 'fish, fisch, pescado, poisson',
    foods:
      /salmon|tuna|\bcod\b|trout|mackerel|sardine|anchov|snapper|\bbass\b|halibut|tilapia|catfish|swordfish|monkfish|mahi|bream|white fish|herring|haddock|hake|pollock|sole\b|plaice/,
    but: /sauce|stock|vegan|fishless|\boil\b/,
  },
  {
    names: 'oily fish, fetter fisch, pescado azul, poisson gras',
    foods: /salmon|trout|mackerel|sardine|anchov|herring/,
    but: /sauce|\boil\b/,
  },
  { names: 'salmon, lachs, salmón, saumon', foods: /salmon/, but: /\boil\b|roe/ },
  { names: 'tuna, thunfisch, atún, thon', foods: /tuna/ },
  {
    names: 'cod, kabeljau, dorsch, bacalao, merluza, cabillaud, morue',
    foods: /\bcod\b/,
    but: /\boil\b/,
  },
  { names: 'trout, forelle, trucha, truite', foods: /trout/ },
  { names: 'sardine, sardines, sardinen, sardina, sardinas', foods: /sardine/ },
  {
    names:
      'shrimp, shrimps, prawn, prawns, garnele, garnelen, krabben, gamba, gambas, camarón, camarones, langostino, langostinos, crevette, crevettes',
    foods: /shrimp|prawn/,
    but: /cracker|paste/,
  },
  {
    names: 'seafood, shellfish, meeresfrüchte, mariscos, marisco, fruits de mer',
    foods: /shrimp|prawn|crab\b|crab meat|lobster|mussel|clam|oysters?$|scallop|squid|octopus/,
    but: /sauce|mushroom/,
  },
  { names: 'mussels, mussel, muscheln, miesmuscheln, mejillones, moules', foods: /mussel/ },
  { names: 'squid, calamari, tintenfisch, calamar, calamares, calmar, encornet', foods: /squid/ },
  {
    names: 'egg, eggs, ei, eier, huevo, huevos, œuf, œufs, oeuf, oeufs',
    foods: /\beggs?\b/,
    but: /noodle|vegan|eggplant/,
  },
  {
    names: 'milk, milch, leche, lait',
    foods: /\bmilk$/,
    but: /almond|oat|soy|coconut|rice|hemp|cashew|plant/,
  },
  {
    names: 'plant milk, pflanzenmilch, leche vegetal, bebida vegetal, lait végétal',
    foods: /(?:almond|oat|soy|coconut|rice|hemp|cashew|plant) milk/,
  },
  { names: 'soy milk, sojamilch, sojadrink, leche de soja, lait de soja', foods: /soy milk/ },
  {
    names: 'yogurt, yoghurt, yoghurts, joghurt, jogurt, yogur, yaourt, yaourts',
    foods: /yogurt|skyr/,
    but: /coconut|almond|soy/,
  },
  {
    names: 'cheese, käse, queso, fromage',
    foods:
      /cheese|feta|parmesan|ricotta|mozzarella|pecorino|cheddar|queso|cotija|paneer|grana padano|monterey|quark|halloumi|gouda|brie|gruy/,
    but: /vegan|cashew|soy|sauce/,
  },
  { names: 'tofu', foods: /tofu/ },
  { names: 'soy, soya, soja', foods: /soy|tofu|tempeh|edamame|natto|tamari|miso/ },
  {
    names: 'beans, bean, bohnen, bohne, frijoles, frijol, alubias, judías, haricots',
    foods: /\bbeans?\b|hominy/,
    but: /green beans|sprouts|vanilla|hominy|coffee|sauce|paste/,
  },
  { names: 'black beans, schwarze bohnen, frijoles negros, haricots noirs', foods: /black beans/ },
  {
    names: 'white beans, weiße bohnen, alubias blancas, judías blancas, haricots blancs',
    foods: /white beans|cannellini|great northern|butter beans|navy/,
  },
  { names: 'green beans, grüne bohnen, judías verdes, haricots verts', foods: /green beans/ },
  {
    names: 'lentil, lentils, linsen, linse, lentejas, lenteja, lentille, lentilles',
    foods: /lentil|\bdal$|masoor/,
  },
  { names: 'dal, daal, dhal', foods: /\bdal$|lentils|split peas/ },
  {
    names:
      'chickpea, chickpeas, garbanzo, garbanzos, kichererbse, kichererbsen, pois chiches, pois chiche',
    foods: /chickpeas?\b/,
    but: /flour/,
  },
  {
    names: 'peas, pea, erbsen, erbse, guisantes, chícharos, petits pois, pois',
    foods: /\bpeas\b/,
    but: /black-eyed|chickpea/,
  },
  {
    names: 'legumes, pulses, hülsenfrüchte, legumbres, légumineuses, légumes secs',
    foods: /beans?\b|lentil|\bdal$|chickpeas|\bpeas\b|urad|moong|toor|chana|edamame/,
    but: /green beans|sprouts|flour|coffee|vanilla/,
  },
  {
    names: 'rice, reis, arroz, riz',
    foods: /\brice\b/,
    but: /vinegar|noodle|cauliflower|wrapper|milk|paper|wine|syrup|flour|bran/,
  },
  {
    names: 'pasta, nudeln, teigwaren, pastas, pâtes',
    foods: /pasta|penne|spaghetti|macaroni|orzo|lasagna|fettuccine|fusilli/,
    but: /squash|sauce/,
  },
  {
    names: 'noodles, noodle, nudeln, fideos, tallarines, nouilles',
    foods: /noodle|soba|vermicelli/,
  },
  {
    names: 'bread, brot, pan, pain',
    foods: /\bbread\b|pita|baguette|sourdough|pumpernickel|toast/,
    but: /crumb|flour/,
  },
  { names: 'tortilla, tortillas', foods: /tortilla|tostada/ },
  {
    names: 'oats, oat, oatmeal, haferflocken, hafer, avena, flocons d’avoine, avoine',
    foods: /\boats?\b/,
    but: /milk/,
  },
  {
    names:
      'grains, whole grain, whole grains, vollkorn, granos, cereales integrales, céréales complètes',
    foods: /quinoa|millet|barley|farro|bulgur|amaranth|buckwheat|brown rice|wheat berries|oats/,
    but: /flour/,
  },
  {
    names: 'nuts, nut, nüsse, nuss, nueces, frutos secos, noix, fruits à coque',
    foods: /almonds?|walnut|pecan|hazelnut|pistachio|cashew|peanuts|pine nuts|macadamia|brazil nut/,
    but: /milk|flour|extract|butter|\boil\b/,
  },
  {
    names: 'almond, almonds, mandel, mandeln, almendra, almendras, amande, amandes',
    foods: /almond/,
    but: /milk|extract/,
  },
  {
    names: 'walnut, walnuts, walnuss, walnüsse, nuez, nueces, noix, cerneaux de noix',
    foods: /walnut/,
    but: /\boil\b/,
  },
  {
    names:
      'peanut, peanuts, erdnuss, erdnüsse, cacahuete, cacahuetes, cacahuate, cacahuates, cacahuète, cacahuètes',
    foods: /peanut/,
    but: /\boil\b/,
  },
  {
    names: 'seeds, samen, kerne, semillas, graines',
    foods: /(?:sesame|pumpkin|sunflower|chia|poppy|hemp) seeds|flaxseed/,
  },
  {
    names: 'berries, berry, beeren, frutos rojos, bayas, fruits rouges, baies',
    foods: /strawberr|raspberr|blueberr|blackberr|cranberr|currants/,
  },
  {
    names: 'mushroom, mushrooms, pilze, pilz, champignons, setas, champiñones, hongos, champignon',
    foods: /mushroom|porcini|shiitake/,
  },
  { names: 'cabbage, kohl, col, repollo, chou', foods: /cabbage|sauerkraut|bok choy/ },
  {
    names: 'greens, leafy greens, blattgemüse, hojas verdes, verduras de hoja, légumes feuilles',
    foods: /kale|spinach|chard|collard|mustard greens|arugula|watercress|dandelion|escarole/,
  },
  {
    names: 'squash, winter squash, kürbis, calabaza, courge',
    foods: /squash|pumpkin$|canned pumpkin/,
  },
  {
    names:
      'pepper, peppers, bell pepper, bell peppers, sweet pepper, paprika, paprikaschote, paprikaschoten, pimiento, pimientos, poivron, poivrons',
    foods: /bell pepper|roasted red peppers/,
  },
  {
    names: 'chili, chilli, chile, chiles, chilies, chillies, chilischote, piment, guindilla',
    foods: /chil[ei]|jalape|serrano|habanero|poblano|gochugaru|cayenne/,
    but: /garlic sauce/,
  },
  {
    names:
      'potato, potatoes, kartoffel, kartoffeln, patata, patatas, papa, papas, pomme de terre, pommes de terre',
    foods: /potato/,
    but: /sweet|starch|flour/,
  },
  {
    names: 'tomato, tomatoes, tomate, tomaten, tomates, jitomate',
    foods: /tomato/,
    but: /paste|sauce|tomatillo/,
  },
  {
    names: 'apple, apples, apfel, äpfel, manzana, manzanas, pomme, pommes',
    foods: /\bapples?\b/,
    but: /vinegar|juice/,
  },
  { names: 'chocolate, cocoa, schokolade, kakao, cacao, chocolat', foods: /chocolate|cocoa/ },
  {
    names: 'coconut, kokos, kokosnuss, coco, noix de coco',
    foods: /coconut/,
    but: /\boil\b|sugar/,
  },
  { names: 'coconut milk, kokosmilch, leche de coco, lait de coco', foods: /coconut milk/ },
  {
    names: 'citrus, zitrusfrüchte, cítricos, agrumes',
    foods: /lemon|lime|orange|grapefruit/,
    but: /leaves|lemongrass/,
  },
  { names: 'ginger, ingwer, jengibre, gingembre', foods: /ginger/ },
  {
    names: 'onion, onions, zwiebel, zwiebeln, cebolla, cebollas, oignon, oignons',
    foods: /onion|shallot|scallion/,
    but: /powder/,
  },
  {
    names:
      'peanut butter, erdnussbutter, erdnussmus, crema de cacahuete, mantequilla de maní, beurre de cacahuète',
    foods: /peanut butter/,
  },
  {
    names: 'aubergine, aubergines, eggplant, eggplants, berenjena, berenjenas, auberginen',
    foods: /eggplant/,
  },
  { names: 'zucchini, courgette, courgettes, calabacín, calabacines', foods: /zucchini/ },
  { names: 'cilantro, coriander, koriander, coriandre', foods: /cilantro/ },
  {
    names: 'corn, sweetcorn, mais, maíz, elote, maïs',
    foods: /corn kernels|ear of corn|hominy|popcorn/,
  },
  { names: 'flaxseed, linseed, leinsamen, linaza, lino, graines de lin', foods: /flax/ },
  { names: 'salad greens, lettuce, kopfsalat, lechuga, laitue', foods: /lettuce|romaine/ },
];
