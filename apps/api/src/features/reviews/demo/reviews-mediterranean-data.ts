import type { DemoReviews } from './review.ts';

export const mediterraneanReviews: DemoReviews = {
  'cilbir-eggs-on-garlic-yogurt': [
    [
      'aylin',
      5,
      10,
      'As at home in Izmir. Take the yogurt out of the fridge early: that one sentence makes the dish.',
    ],
    [
      'grace',
      4,
      90,
      'My first poached eggs without rags! The strainer trick is brilliant. No Aleppo pepper in my town, paprika with a little cayenne was fine.',
    ],
    [
      'kenji',
      4,
      260,
      'I did not expect garlic and yogurt for breakfast to win me over. One minute for the oil, mine got bitter at two.',
    ],
  ],
  'mujaddara-with-bulgur-and-burnt-onions': [
    [
      'leila',
      5,
      21,
      'Thirty minutes for the onions, really. Do not stop when they are only golden. The cabbage salad keeps it fresh.',
    ],
    [
      'tom',
      4,
      66,
      'Costs next to nothing, and I kept stealing onions from the pan. Open a window.',
    ],
    [
      'amara',
      3,
      180,
      'Good flavor, a bit dry for me, so I had yogurt with it. My bulgur wanted more water than I thought.',
    ],
  ],
  'tortilla-espanola-with-arugula': [
    [
      'ines',
      5,
      8,
      'Con cebolla, como debe ser, cuajada por fuera y jugosa por dentro. El reposo de las patatas en el huevo es lo que hacía mi abuela.',
    ],
    [
      'diego',
      4,
      39,
      'Turned it over the sink with a flat plate and succeeded on the second try. Better at room temperature.',
    ],
    [
      'lukas',
      3,
      95,
      'Schmeckt gut, aber 25 Minuten haben für meine Kartoffeln nicht gereicht, eher 35. Wirklich dünn schneiden!',
    ],
  ],
  'ratatouille-cooked-in-turn': [
    [
      'mathieu',
      5,
      12,
      'Enfin une ratatouille où chaque légume est doré à part. C’est long, oui, et ça vaut le coup. Encore meilleure le lendemain.',
    ],
    [
      'grace',
      4,
      40,
      'An hour and a half of pottering. I put a fried egg on top and called it dinner.',
    ],
    ['aylin', 4, 190, 'I froze two boxes in September and was very happy about them in February.'],
  ],
  'salade-nicoise-with-artichokes': [
    [
      'leila',
      4,
      18,
      'Assaisonner les pommes de terre encore chaudes, c’est la clé. J’avais des fèves fraîches, elles ont remplacé les artichauts.',
    ],
    [
      'tom',
      4,
      55,
      'Sounds like a lot of pans, but it is only two. I left the anchovies off mine and my wife got them all.',
    ],
    [
      'mathieu',
      3,
      90,
      'Potatoes and beans in a niçoise will start a fight in my family. Apart from that very good, the dressing most of all.',
    ],
  ],
  'gazpacho-andaluz-with-almonds': [
    [
      'ines',
      4,
      11,
      'El toque de vinagre de Jerez está muy bien. Yo lo paso por el colador y lo dejo hasta el día siguiente: gana mucho.',
    ],
    [
      'kenji',
      5,
      30,
      'It goes from red to coral while the oil runs in, just as it says. We drank it from glasses on the balcony.',
    ],
    [
      'amara',
      4,
      70,
      'Before chilling it was a little sharp for me, after three hours in the fridge it was perfect. Do wait.',
    ],
  ],
  'silky-hummus-with-cucumber-and-radishes': [
    [
      'leila',
      5,
      3,
      'Baking soda at the start, cold water at the end: it is true, it turns into a cloud. I picked off the skins in front of a series.',
    ],
    ['aylin', 4, 7, 'Very smooth. I like it with more lemon and a pinch of cumin on top.'],
  ],
  'gambas-al-ajillo': [
    [
      'ines',
      5,
      13,
      'Como en el bar de mi barrio, y en un cuarto de hora. Secad bien las gambas o la cocina acaba perdida.',
    ],
    [
      'diego',
      4,
      60,
      'I doubled the chili and had bread ready. The oil at the bottom is the best part.',
    ],
    [
      'mei',
      4,
      150,
      'One minute on each side was exactly right for medium shrimp. Mine are always overcooked otherwise.',
    ],
  ],
  'socca-with-rosemary': [
    [
      'mathieu',
      4,
      24,
      'Mine was pale after fifteen minutes, and three under the broiler gave it the spots. Lots of pepper!',
    ],
    [
      'grace',
      2,
      80,
      'I skipped the hour of rest and it tasted raw, so this is my own fault. Will try again with more patience.',
    ],
    [
      'lukas',
      5,
      250,
      'Fünf Minuten Arbeit, und der Teig wird bis zum nächsten Tag noch besser. Mit dünnen Zwiebelscheiben statt Rosmarin.',
    ],
  ],
};
