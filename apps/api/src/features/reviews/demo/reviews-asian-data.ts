import type { DemoReviews } from './review.ts';

export const asianReviews: DemoReviews = {
  'kung-pao-chicken': [
    [
      'mei',
      5,
      18,
      'Chilies almost black, vinegar you can smell from the hall: this is right. I cut everything before lunch, because from the chilies to the plate it takes three minutes.',
    ],
    [
      'tom',
      4,
      40,
      'Set off the smoke alarm with the chilies. Twenty seconds really means twenty seconds. Worth it, and cashews were fine.',
    ],
    [
      'lukas',
      4,
      97,
      'Der Sellerie bleibt schön knackig, das hätte ich nicht gedacht. Beim Sichuanpfeffer war ich erst vorsichtig, nächstes Mal nehme ich den ganzen Teelöffel.',
    ],
  ],
  'mapo-tofu-with-mushrooms': [
    [
      'kenji',
      4,
      4,
      'Warming the tofu in the vegetable water is a good trick, not one cube broke. My tongue tingled for half an hour. I mean that kindly.',
    ],
    [
      'mei',
      3,
      9,
      'A good dish, but with miso it is milder than at home. I had bean paste in the fridge and used it as the note says, and then it was what I wanted.',
    ],
  ],
  chawanmushi: [
    [
      'kenji',
      5,
      12,
      'My grandmother strained the eggs too. Lowest heat, towel under the lid, and leave it alone. Perfectly smooth.',
    ],
    [
      'grace',
      3,
      33,
      'Lovely taste, but I let the water bubble and got holes all through. My fault, the recipe does warn you. Trying again on Sunday.',
    ],
    [
      'leila',
      4,
      80,
      'Très délicat. J’ai mis des dés de poulet à la place des crevettes et du bouillon de poulet, et ça marche très bien.',
    ],
  ],
  'tomato-and-egg-rice-bowl': [
    [
      'mei',
      5,
      20,
      'The first thing I ever learned to cook, and the snow peas are a nice idea. Take the eggs out while they still look too wet, really.',
    ],
    [
      'amara',
      4,
      75,
      'Comfort in a bowl. The rice takes longer than all the rest, so I started it first and had time to wash up.',
    ],
    [
      'tom',
      4,
      190,
      'Used a can of tomatoes in January as suggested. No complaints from the kids, which is rare.',
    ],
  ],
  'banh-mi-op-la': [
    [
      'diego',
      4,
      15,
      'Los huevos con encaje y el chorrito de tamari al final, qué buena idea. Le puse más chile, claro.',
    ],
    [
      'grace',
      5,
      50,
      'Spooning the hot oil over the whites works like magic. We mopped the pan clean with the bread.',
    ],
  ],
  'smashed-cucumber-salad-with-peanuts': [
    ['mei', 4, 10, 'Do let it drain the full ten minutes. I like a bit more vinegar.'],
    [
      'aylin',
      5,
      24,
      'Hitting cucumbers with a rolling pin after a day of meetings was exactly what I needed. My son asked to do the second one.',
    ],
  ],
  'goi-ga': [
    [
      'leila',
      5,
      30,
      'Une salade qui a du peps ! Laisser le poulet reposer dans son eau change tout, il reste bien moelleux.',
    ],
    [
      'kenji',
      4,
      120,
      'Shaving 600 g of cabbage with a knife took me longer than planned, so get out the mandoline. The result is bright and crunchy.',
    ],
    [
      'ines',
      4,
      330,
      'I had half a roast turkey left and it was perfect for this. Peanuts at the very last second.',
    ],
  ],
  'salmon-ochazuke': [
    ['kenji', 5, 9, 'Quiet food for a tired evening. I brewed genmaicha, and you should too.'],
    [
      'tom',
      3,
      44,
      'Tea on rice? It grew on me. I wanted more than a teaspoon of tamari in it, and wakame was hard to find around here.',
    ],
  ],
  'vegetable-bibimbap': [
    [
      'mei',
      4,
      25,
      'Everything is fried one after the other, so count on a little more than the time given. So pretty that I almost did not mix it.',
    ],
    [
      'priya',
      5,
      88,
      'Gochujang for the sriracha and tofu for the egg. I do the vegetables on Sunday and eat it cold at my desk.',
    ],
    [
      'lukas',
      4,
      210,
      'Sieht aus wie im Restaurant. Den Spinat wirklich gut ausdrücken, sonst wird der Reis wässrig.',
    ],
  ],
};
