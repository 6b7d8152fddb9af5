/** Rows of `readPantryRows`. */
export const sauceRows = `
soy-sauce | sauce salt | 2.7 8 12 | tbsp 0.5 | whole | | 0 | umami | asian |
soy-sauce-low-sodium | sauce salt | 2.5 7.5 15 | tbsp 0.5 | whole | | 0 | umami | asian | common
soy-sauce-gluten-free | sauce salt | 3 9 12 | tbsp 0.5 | whole | | 0 | umami | asian | common
tamari | sauce salt | 2.3 7 14 | tbsp 0.5 | whole | | 0 | umami | asian |
tamari-regular | sauce salt | 3 9 12 | tbsp 0.5 | whole | | 0 | umami | asian |
coconut-aminos | sauce salt | 2.7 8 16 | tbsp 0.5 | whole | | 0 | umami sweet | asian | common
fish-sauce | sauce salt | 1.5 3 6 | tsp 0.5 | whole | | 0 | umami | asian |
oyster-sauce | sauce | 4.5 9 15 | tsp 1 | - | stir_in whole 1 hot_through | 0 | umami sweet | asian |
hoisin | sauce | 5 10 16 | tsp 1 | whole | stir_in whole 1 hot_through | 0 | sweet umami | asian |
teriyaki-sauce | sauce | 6 15 24 | tbsp 0.5 | - | stir_in whole 2 thickened | 0 | sweet umami | asian |
miso | sauce salt | 4 8.5 17 | tbsp 0.5 | whole | stir_in whole 1 smooth | 0 | umami | asian | common
miso-red | sauce salt | 4 8.5 17 | tbsp 0.5 | whole | stir_in whole 1 smooth | 0 | umami | asian |
gochujang | sauce spice | 3 6.3 12.6 | tsp 1 | whole | stir_in whole 1 hot_through | 0 | hot umami sweet | asian |
doubanjiang | sauce spice | 2.8 5.7 8.5 | tsp 0.5 | - | fry_spices whole 1 fragrant | 0 | hot umami | asian |
sriracha | sauce topping | 2 5 10 | tsp 0.5 | whole | | 0 | hot sweet sour | asian american |
hot-sauce | sauce topping | 1 2.4 5 | tsp 0.5 | whole | | 0 | hot sour | american mexican | common
sambal-oelek | sauce spice | 1.3 2.7 5.3 | tsp 0.5 | whole | stir_in whole 1 fragrant | 0 | hot | asian |
sweet-chili-sauce | sauce topping | 6 9.5 19 | tbsp 0.5 | whole | | 0 | sweet hot | asian |
curry-paste-red | spice sauce | 4 8 16 | tbsp 0.5 | - | fry_spices whole 2 fragrant | 0 | hot umami | asian |
curry-paste-green | spice sauce | 4 8 16 | tbsp 0.5 | - | fry_spices whole 2 fragrant | 0 | hot fresh | asian |
curry-paste-yellow | spice sauce | 4 8 16 | tbsp 0.5 | - | fry_spices whole 2 fragrant | 0 | hot earthy | asian |
peanut-sauce | sauce | 9 18 36 | tbsp 0.5 | whole | | 0 | fatty sweet umami | asian |
harissa-paste | sauce spice | 2.7 5.3 10.6 | tsp 0.5 | whole | fry_spices whole 1 fragrant; stir_in whole 1 fragrant | 0 | hot smoky | mediterranean | common
pesto | sauce | 8 15.75 31.5 | tbsp 0.5 | whole | stir_in whole 1 hot_through | 0 | fresh fatty umami | italian | common
pesto-vegan | sauce | 7.5 15 30 | tbsp 0.5 | whole | stir_in whole 1 hot_through | 0 | fresh fatty | italian |
tapenade | sauce topping | 7.5 15 22.5 | tbsp 0.5 | whole | | 0 | umami fatty | mediterranean |
salsa | sauce topping | 18 36 72 | tbsp 1 | whole | simmer_in_liquid whole 5 hot_through | 0 | sour fresh hot | mexican american | common
salsa-verde | sauce topping | 15 45 90 | tbsp 1 | whole | simmer_in_liquid whole 5 hot_through | 0 | sour hot fresh | mexican |
enchilada-sauce | sauce | 60 100 150 | g 20 | - | simmer_in_liquid whole 5 hot_through | 0 | hot umami | mexican |
guacamole | topping sauce | 30 45 75 | tbsp 1 | whole | | 0 | fatty fresh | mexican american |
chimichurri | sauce topping | 7.5 15 30 | tbsp 0.5 | whole | | 0 | fresh sour | american |
mustard-dijon | sauce acid | 2.5 5 10 | tsp 0.5 | whole | stir_in whole 1 smooth | 0 | hot sour | american mediterranean | common
mustard-wholegrain | sauce acid | 2.5 5 10 | tsp 0.5 | whole | stir_in whole 1 smooth | 0 | hot sour | american |
mustard-yellow | sauce acid | 2.5 5 10 | tsp 0.5 | whole | | 0 | sour hot | american |
ketchup | sauce | 5.67 8.5 17 | tbsp 0.5 | whole | | 0 | sweet umami | american |
barbecue-sauce | sauce | 8.5 17 25 | tbsp 0.5 | whole | stir_in whole 2 thickened | 0 | sweet smoky | american |
worcestershire | sauce salt | 1.4 2.9 5.7 | tsp 0.5 | whole | | 0 | umami sour | american |
horseradish | sauce spice | 2.5 5 10 | tsp 0.5 | whole | | 0 | hot | american |
ajvar | sauce topping | 15 30 45 | tbsp 1 | whole | stir_in whole 2 hot_through | 0 | sweet smoky | mediterranean |
mirin | sauce sweet | 2.8 5.7 8.5 | tsp 0.5 | - | simmer_in_liquid whole 2 bubbling | 0 | sweet | asian |
shaoxing-wine | liquid sauce | 5 7.5 15 | tbsp 0.5 | - | | 0 | umami | asian |
`;
