import type { DemoReviews } from './review.ts';

export const indianReviews: DemoReviews = {
  'palak-paneer': [
    [
      'priya',
      5,
      13,
      'Four minutes and not one more, and it really stays green. The bowl of hot water for the paneer is what my mother does.',
    ],
    [
      'grace',
      4,
      41,
      'The garlic on top went from honey to brown while I looked for the plates, so have them ready. Otherwise a very calm recipe.',
    ],
    [
      'mathieu',
      4,
      100,
      'Avec du tofu ferme, très réussi. J’ai mis moitié épinards, moitié feuilles de moutarde du jardin, pour le caractère.',
    ],
  ],
  'vegetable-oats-upma': [
    [
      'priya',
      4,
      22,
      'Toasting the oats first is the whole secret. Mine stayed loose, like a proper upma.',
    ],
    [
      'tom',
      2,
      65,
      'Mine turned into porridge with beans in it. I think I stirred far too much at the end. The peanuts were nice.',
    ],
    [
      'amara',
      4,
      170,
      'Once the seeds crackle it goes fast, so chop everything first. Lemon at the end wakes it up.',
    ],
  ],
  'khaman-dhokla': [
    [
      'priya',
      4,
      8,
      'Have the steamer boiling before the soda goes in, it waits for nobody. Soft and sour as it should be.',
    ],
    [
      'amara',
      3,
      27,
      'Mine rose beautifully and then sank a little in the middle. The mustard seeds on top are so good that nobody minded.',
    ],
    [
      'diego',
      5,
      40,
      'Nunca había hecho un pastel al vapor. Quedó esponjoso a la primera y desapareció en diez minutos.',
    ],
  ],
  'weeknight-butter-chicken': [
    [
      'tom',
      5,
      14,
      'Best curry I have made. I drove to a second shop for the fenugreek leaves and do not regret it.',
    ],
    [
      'priya',
      4,
      36,
      'Less rich than the one at my cousin’s wedding, and that is fine on a Tuesday. I fish the cardamom pods out before serving.',
    ],
    [
      'leila',
      5,
      77,
      'Les noix de cajou mixées donnent une sauce d’un velouté incroyable. Le chou-fleur râpé à la place du riz, mes enfants n’ont pas protesté.',
    ],
    [
      'lukas',
      3,
      140,
      'Geschmacklich top, aber Blumenkohl ist nicht meins. Beim zweiten Mal gab es grüne Bohnen dazu.',
    ],
  ],
  'rajma-with-kachumber': [
    [
      'priya',
      5,
      31,
      'Twelve minutes for the onion, eight for the tomatoes, no shortcuts, and it tastes like Delhi. Better on the second day, as promised.',
    ],
    [
      'grace',
      4,
      70,
      'Forgot to soak the beans, so two cans it was. The cucumber and radish salad on top makes it.',
    ],
  ],
  'kerala-fish-moilee': [
    [
      'amara',
      5,
      26,
      'So gentle, so golden. I swirled and did not stir, and the cod stayed in big pieces.',
    ],
    [
      'mathieu',
      4,
      111,
      'J’ai laissé bouillir une minute de trop et la sauce a tranché. Très bon quand même, et la deuxième fois, parfait.',
    ],
    ['priya', 4, 300, 'Close to what I ate in Kochi. I use snapper and twice the curry leaves.'],
  ],
  'baked-pea-samosas': [
    [
      'aylin',
      4,
      19,
      'Folding takes patience, but by the sixth I had it. Keep the phyllo covered: mine cracked when I forgot the towel.',
    ],
    [
      'amara',
      5,
      95,
      'We ate them straight off the tray. I froze half of them unbaked and they came out just as crisp.',
    ],
    ['tom', 3, 160, 'Good filling, a little mild for me. Two green chilies next time.'],
  ],
  'strawberry-shrikhand': [
    [
      'ines',
      4,
      12,
      'Sin colar el yogur toda la noche y aun así queda espeso. No lleva azúcar, y con fresas muy maduras tampoco hace falta.',
    ],
    [
      'priya',
      3,
      35,
      'Fresh and pretty, but I grew up with the sweet one and missed it a little. The saffron does come through.',
    ],
  ],
  'masoor-dal-palak': [
    [
      'grace',
      5,
      16,
      'Twenty minutes of doing almost nothing, and then that red garlic oil. I make it every other week now.',
    ],
    [
      'lukas',
      4,
      60,
      'Das Knoblauchöl getrennt aufzuheben ist der Trick: So hat auch die Portion vom nächsten Tag noch Biss.',
    ],
    [
      'kenji',
      4,
      200,
      'Pull the pot off the heat before the paprika goes in, I burned it once. Very good with the crunchy garlic.',
    ],
  ],
};
