import type { DemoReviews } from './review.ts';

export const italianReviews: DemoReviews = {
  'pasta-alla-norma-with-roasted-eggplant': [
    [
      'mathieu',
      5,
      20,
      'Nothing fried, and yet the eggplant is silky. The corners must be dark, do not take it out too early.',
    ],
    [
      'ines',
      4,
      52,
      'There is more eggplant than pasta, which I liked, and my husband less. Ricotta salata is worth looking for.',
    ],
    [
      'tom',
      4,
      130,
      'Turned the eggplant once like it says and it still stuck to my old tray. Paper next time.',
    ],
  ],
  'uova-in-purgatorio': [
    [
      'diego',
      4,
      11,
      'A cousin of our huevos rancheros. Garlic in cold oil, lesson learned. I doubled the red pepper flakes.',
    ],
    [
      'grace',
      5,
      48,
      'Eggs, passata, twenty-five minutes, done. Five and a half minutes under the lid gave me runny yolks.',
    ],
  ],
  'roman-pasta-e-ceci': [
    [
      'mathieu',
      5,
      34,
      'Un tiers mixé, le reste entier : la texture est parfaite. Remuez bien, ça accroche vite au fond.',
    ],
    [
      'leila',
      4,
      140,
      'With canned chickpeas I left out the salt as the note says, and it was just right. Fish the rosemary out in time, mine shed everywhere.',
    ],
    ['tom', 4, 260, 'Thick enough to stand a spoon in. One pot, cheap, and everybody had seconds.'],
  ],
  'tiramisu-overnight-oats': [
    [
      'grace',
      4,
      9,
      'Dessert for breakfast. Cocoa only in the morning, otherwise it turns to mud. I know because I tried.',
    ],
    [
      'ines',
      3,
      55,
      'I wanted it sweeter, two teaspoons of maple syrup for two jars is not a lot. The coffee flavor is great.',
    ],
    [
      'amara',
      5,
      150,
      'Decaf for my mother, espresso for me. Stir it twice, it is true about the clumps.',
    ],
  ],
  'tomato-panzanella': [
    [
      'tom',
      2,
      25,
      'Made it in March with supermarket tomatoes and got wet bread with vinegar. I blame the tomatoes, not the recipe, and will try again in August.',
    ],
    [
      'leila',
      5,
      128,
      'En plein été, avec des tomates bien mûres, un régal. Attendez le quart d’heure, le pain boit tout le jus.',
    ],
    [
      'lukas',
      4,
      150,
      'Endlich eine Verwendung für altes Vollkornbrot. Einen Teil der Gurke habe ich durch gelbe Paprika ersetzt.',
    ],
  ],
  'spinach-gnudi-in-tomato-sauce': [
    [
      'mathieu',
      4,
      29,
      'Squeeze the spinach, then squeeze it again. My test ball frayed, and one more spoonful of semolina fixed the rest.',
    ],
    [
      'ines',
      5,
      70,
      'Light as clouds. I shaped them the evening before and left them uncovered in the fridge, very practical.',
    ],
    [
      'mei',
      3,
      120,
      'Tasty, but plan for longer than it says: they chill for half an hour before you can even shape them.',
    ],
  ],
  'turkey-saltimbocca-with-spinach': [
    [
      'grace',
      4,
      21,
      'Three minutes in the pan, so everything else has to be ready. The Marsala glaze is gorgeous.',
    ],
    [
      'lukas',
      5,
      66,
      'Wie in Rom, nur mit Pute. Der Schinken salzt wirklich genug, ich habe nichts nachgesalzen.',
    ],
    [
      'aylin',
      3,
      108,
      'Without the prosciutto and with a little salt it works, but it is a plainer dish. And 800 g of spinach needs the biggest pot you own.',
    ],
  ],
  'hazelnut-orange-cantucci': [
    [
      'ines',
      5,
      17,
      'I dipped three in my coffee and then, well, three more. Let the logs cool before cutting, my first one crumbled.',
    ],
    [
      'lukas',
      4,
      200,
      'Nicht zu süß und schön kernig durch das Vollkornmehl. Den Anis habe ich weggelassen und mehr Orangenschale genommen.',
    ],
    [
      'amara',
      4,
      310,
      'Still crunchy after two weeks in a tin. The last ones only went because my brother visited.',
    ],
  ],
  'sea-bass-in-acqua-pazza': [
    [
      'mathieu',
      5,
      35,
      'Skin up, lid on, five minutes. The broth is the best part, do not let any of it go to waste.',
    ],
    [
      'mei',
      4,
      90,
      'I had cod and fennel in the house, and it worked as the note says. A bit of heat from the chili, just enough.',
    ],
  ],
};
