import type { DemoReviews } from './review.ts';

export const mexicanReviews: DemoReviews = {
  'chilaquiles-verdes-with-chicken': [
    [
      'diego',
      5,
      9,
      'Contar hasta veinte y a la mesa: así unos totopos quedan blandos y otros crujientes. Igual que los domingos en casa de mi tía.',
    ],
    [
      'tom',
      4,
      58,
      'Baked chips, boiled salsa, and far less mess than I feared. A poached egg on mine instead of the chicken.',
    ],
    [
      'ines',
      4,
      200,
      'I let the first lot of tomatillos burst. The second, whole and olive green, made a much better salsa.',
    ],
  ],
  'pozole-verde-de-pollo': [
    [
      'diego',
      4,
      18,
      'El caldo verde con pepita está muy logrado. En mi casa lleva más chile, pero las visitas repitieron.',
    ],
    [
      'amara',
      5,
      72,
      'Everybody built their own bowl, even the picky ones. Fry the green paste long enough, the color tells you.',
    ],
    [
      'lukas',
      4,
      160,
      'Den Hominy-Mais musste ich bestellen, der Rest war einfach. Kohl und Radieschen obendrauf machen es frisch.',
    ],
  ],
  'sopa-de-lima': [
    [
      'diego',
      5,
      20,
      'Lime at the end and off the heat, that is how it keeps its smell. A habanero floated in mine, as it should.',
    ],
    [
      'mathieu',
      4,
      65,
      'Cinnamon and lime in a turkey broth, I was curious, and it works. No chayote at my market, so kohlrabi went in.',
    ],
    [
      'grace',
      4,
      110,
      'The crisp tortilla strips were a hit at the table. Simmer the breast really gently, it dries out fast.',
    ],
  ],
  'chicken-tinga-tostadas': [
    [
      'ines',
      4,
      45,
      'Nearly half onion sounds like a lot. It melts away and makes the sauce sweet.',
    ],
    ['tom', 5, 100, 'Messy to eat, nobody cared. Smoky, with a slow sort of heat.'],
    [
      'mei',
      4,
      280,
      'Made it with shredded mushrooms for a friend, and the leftovers were even better the next day.',
    ],
  ],
  'esquites-with-yogurt-and-cotija': [
    [
      'diego',
      4,
      12,
      'Do not touch the corn for four minutes, even when it pops at you. With yogurt it is lighter than on the street, and I still finished the cup.',
    ],
    [
      'grace',
      5,
      35,
      'Feta instead of cotija, frozen corn, and nobody could tell. The radish was a surprise.',
    ],
  ],
  'frijoles-de-la-olla': [
    [
      'diego',
      5,
      28,
      'La prueba de soplar el frijol nunca falla. Con col rizada no los conocía, pero quedan muy bien.',
    ],
    [
      'amara',
      4,
      90,
      'Two hours, but the pot looks after itself. I freeze the beans in their broth.',
    ],
    [
      'lukas',
      4,
      220,
      'Im Schnellkochtopf nach 35 Minuten fertig. Mit schwarzen Bohnen genauso gut.',
    ],
  ],
  'mango-chile-yogurt-paletas': [
    [
      'aylin',
      4,
      9,
      'The grown-ups got the cayenne, the children did not, and everyone was content.',
    ],
    [
      'diego',
      5,
      20,
      'Mango, limón y chile, no hace falta más. Los míos tardaron toda la noche en congelarse bien.',
    ],
    [
      'kenji',
      2,
      45,
      'Rather icy in the middle. My yogurt may have been too thin, and I did not wait for the chia. The mango streaks were good.',
    ],
  ],
  'huevos-motulenos': [
    [
      'ines',
      4,
      16,
      'Plantain with egg and tomato sauce: I did not believe it, I do now. A lot of small pans for one breakfast, though.',
    ],
    [
      'diego',
      4,
      49,
      'El habanero entero da aroma y casi no pica. Sáquenlo antes de servir, yo por poco me lo como.',
    ],
  ],
  'chiles-en-nogada': [
    [
      'diego',
      5,
      8,
      'Un domingo entero entre nueces y chiles, y cada minuto valió la pena. La granada al final, por favor, no antes.',
    ],
    [
      'leila',
      4,
      30,
      'Beautiful on the table. Three quarters of an hour of preparation is for fast hands, I needed twice that.',
    ],
    [
      'grace',
      3,
      50,
      'I was unsure about pear and cinnamon with turkey, and half of us loved it. The walnut sauce everybody loved.',
    ],
  ],
};
