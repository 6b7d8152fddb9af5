/**
 * Keys of staples and seasonings that carry a dish into a kitchen far from the Mediterranean: soy foods, coconut, the sauces
 * of East Asia, dough of maize, noodles of rice and buckwheat.
 */
export const otherStaples: readonly string[] = [
  ...['tofu-regular', 'tofu-firm', 'tofu-firm-calcium', 'tofu-extra-firm', 'tofu-super-firm'],
  ...[
    'tofu-soft',
    'tofu-silken',
    'tofu-silken-soft',
    'tofu-silken-light',
    'tofu-silken-extra-firm',
  ],
  ...['tofu-smoked', 'tofu-fried', 'tofu-marinated', 'tofu-fermented', 'tofu-freeze-dried'],
  ...['tofu-noodles', 'tofu-ricotta', 'tempeh', 'tempeh-cooked', 'tempeh-smoked', 'natto'],
  ...['edamame', 'edamame-cooked', 'edamame-pods', 'soybeans-dry', 'soybeans-cooked'],
  ...['soybeans-black-dry', 'soybeans-black-canned', 'soybeans-roasted', 'soybeans-roasted-salted'],
  ...[
    'miso',
    'miso-barley',
    'miso-chickpea',
    'miso-red',
    'miso-yellow',
    'tamari',
    'tamari-regular',
  ],
  ...['soy-sauce', 'soy-sauce-dark', 'soy-sauce-light', 'soy-sauce-low-sodium', 'soy-sauce-hvp'],
  ...['soy-sauce-gluten-free', 'soy-sauce-mushroom', 'soy-sauce-sweet', 'soy-sauce-white'],
  ...['soy-cream', 'coconut-aminos', 'teriyaki-sauce', 'teriyaki-low-sodium', 'hoisin'],
  ...['fish-sauce', 'fish-sauce-vegan', 'oyster-sauce', 'oyster-sauce-vegetarian', 'mirin'],
  ...['black-bean-sauce', 'doubanjiang', 'gochujang', 'kimchi', 'dashi', 'dashi-powder'],
  ...['coconut-milk', 'coconut-milk-light', 'coconut-milk-carton', 'coconut-milk-fresh'],
  ...['coconut-milk-frozen', 'coconut-milk-powder', 'coconut-cream', 'coconut-creamed-block'],
  ...['coconut-butter', 'coconut-oil', 'coconut-fresh', 'coconut-young', 'coconut-desiccated'],
  ...[
    'coconut-toasted',
    'coconut-sweetened',
    'coconut-sweetened-shredded',
    'coconut-flour',
    'ghee',
  ],
  ...['tortilla-corn', 'tortilla-chips', 'tortilla-chips-nacho', 'tortilla-chips-yellow'],
  ...['tostada-shell', 'masa-harina', 'masa-prepared', 'hominy-canned', 'hominy-yellow'],
  ...['rice-noodles', 'rice-noodles-brown', 'rice-noodles-cooked', 'soba', 'soba-cooked'],
  ...['soba-whole', 'udon', 'udon-cooked', 'ramen-dry', 'ramen-fresh', 'ramen-instant'],
];
