import type { Role, Trait } from '@pomona/food/foods/food-row';

/** A kind of food that people exclude by one word, in any of the four languages; singular and plural. */
export interface FoodKind {
  words: string;
  traits?: readonly Trait[];
  roles?: readonly Role[];
  /** Of keys of the food table. */
  keys?: RegExp;
}

export const foodKinds: readonly FoodKind[] = [
  {
    words: `dairy;lactose;milk;milk product;milk products;lacteos;lactosa;leche;productos lacteos;laitages;laitage;produits laitiers;lait;
      lactose;milch;laktose;milchprodukt;milchprodukte`,
    traits: ['milk', 'dairy'],
  },
  {
    words: 'cheese;cheeses;queso;quesos;fromage;fromages;kase',
    keys: /cheese|cheddar|mozzarella|parmesan|pecorino|feta|gouda|brie|ricotta|halloumi|paneer|mascarpone|gruyere|camembert|provolone|quark|queso|manchego|emmental/,
  },
  {
    words: 'fish;pescado;pescados;poisson;poissons;fisch;fische',
    traits: ['fish'],
  },
  {
    words:
      'seafood;mariscos;marisco;fruits de mer;meeresfruchte;shellfish;crustaces;crustaceos;schalentiere;krustentiere',
    traits: ['fish', 'crustacean', 'mollusc'],
    roles: ['seafood'],
  },
  { words: 'meat;carne;carnes;viande;viandes;fleisch', traits: ['meat'] },
  {
    words: 'red meat;carne roja;viande rouge;rotes fleisch',
    roles: ['redmeat'],
  },
  {
    words: 'poultry;aves;volaille;geflugel',
    keys: /chicken|turkey|duck|goose|quail|poultry|pheasant/,
  },
  {
    words: 'chicken;pollo;poulet;hahnchen;huhn',
    keys: /chicken/,
  },
  {
    words: 'pork;cerdo;porc;schwein;schweinefleisch',
    keys: /pork|bacon|ham(?:$|-)|prosciutto|pancetta|chorizo|salami|lard|guanciale|mortadella|sausage|pepperoni|serrano|speck|bologna|frankfurter|hot-dog$/,
  },
  {
    words: 'beef;ternera;vacuno;res;carne de res;boeuf;rind;rindfleisch',
    keys: /beef|steak|brisket|veal|pastrami|bresaola|oxtail/,
  },
  {
    words: 'nuts;nut;tree nuts;frutos secos;nueces;noix;fruits a coque;nusse;nuss',
    traits: ['tree_nut', 'peanut'],
    roles: ['nut'],
  },
  {
    words: 'peanuts;peanut;cacahuetes;cacahuete;mani;cacahuetes;erdnusse;erdnuss',
    traits: ['peanut'],
  },
  { words: 'gluten', traits: ['gluten', 'wheat', 'maybe-gluten'] },
  { words: 'wheat;trigo;ble;weizen', traits: ['wheat'] },
  { words: 'egg;eggs;huevo;huevos;oeuf;oeufs;ei;eier', traits: ['egg'] },
  { words: 'soy;soya;soja', traits: ['soy'] },
  { words: 'sesame;sesamo;ajonjoli;sesam', traits: ['sesame'] },
  { words: 'mustard;mostaza;moutarde;senf', traits: ['mustard'] },
  { words: 'celery;apio;celeri;sellerie', traits: ['celery'], keys: /celery|celeriac/ },
  {
    words: 'mushroom;mushrooms;setas;champinones;hongos;champignon;champignons;pilze;pilz',
    keys: /mushroom|shiitake|portobello|enoki|truffle|chanterelle|porcini/,
  },
  {
    words: 'onion;onions;cebolla;cebollas;oignon;oignons;zwiebel;zwiebeln',
    keys: /onion|shallot|scallion|leek|chives/,
  },
  { words: 'garlic;ajo;ajos;ail;knoblauch', keys: /garlic/ },
  {
    words: 'tomato;tomatoes;tomate;tomates;tomaten;tomatos',
    keys: /tomato|ketchup|marinara|passata|salsa|pizza-sauce|pasta-sauce/,
  },
  {
    words:
      'beans;legumes;pulses;legumbres;alubias;frijoles;legumineuses;haricots;hulsenfruchte;bohnen',
    roles: ['legume'],
  },
  {
    words:
      'chili;chilli;chile;chiles;hot pepper;hot peppers;spicy;picante;piment;piments;scharf;chilis',
    keys: /chil[ie]|cayenne|jalapeno|sriracha|harissa|habanero|serrano-pepper|tabasco|hot-sauce|sambal|gochu|chipotle/,
  },
  { words: 'sugar;azucar;sucre;zucker', roles: ['sugar'] },
  { words: 'alcohol;alkohol;alcool', roles: ['alcohol'] },
  { words: 'coconut;coco;noix de coco;kokos;kokosnuss', keys: /coconut/ },
  {
    words: 'cilantro;coriander;coriandre;koriander;culantro',
    keys: /cilantro|coriander/,
  },
  { words: 'rice;arroz;riz;reis', keys: /rice(?!-vinegar)/ },
  {
    words: 'pasta;noodles;fideos;pates;nudeln',
    keys: /pasta|noodle|spaghetti|macaroni|penne|vermicelli/,
  },
  {
    words: 'bread;pan;pain;brot',
    keys: /bread|baguette|pita|naan|bun(?:$|-)|roll(?:$|-)|ciabatta/,
  },
];
