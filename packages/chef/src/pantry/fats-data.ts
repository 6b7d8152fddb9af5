/** Rows of `readPantryRows`: fats, acids, liquids and what sweetens or raises. */
export const fatRows = `
olive-oil | fat | 4.5 9 20 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | fatty fresh | mediterranean italian | common
canola-oil | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | neutral fatty | | common
sunflower-oil | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | neutral fatty | | common
vegetable-oil | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | neutral fatty | |
avocado-oil | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | neutral fatty | mexican american | common
coconut-oil | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | sweet fatty | asian indian | common
peanut-oil | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | neutral fatty | asian |
grapeseed-oil | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | neutral fatty | |
oil-rice-bran | fat | 4.5 7 14 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | neutral fatty | asian |
mustard-oil | fat | 4.5 7 14 | tbsp 0.5 | - | heat_fat whole 2 hot_through | 0 | hot fatty | indian |
sesame-oil | fat topping | 1.2 2.3 7 | tsp 0.5 | whole | | 0 | umami fatty | asian | common
walnut-oil | fat topping | 2.3 4.5 9 | tsp 1 | whole | | 0 | bitter fatty | |
flaxseed-oil | fat topping | 2.3 4.5 9 | tsp 1 | whole | | 0 | bitter fatty | |
oil-pumpkin-seed | fat topping | 2.3 4.5 9 | tsp 1 | whole | | 0 | earthy fatty | |
oil-chili | topping fat | 1.1 2.3 4.5 | tsp 0.5 | whole | | 0 | hot fatty | asian |
butter | fat | 5 10 20 | tbsp 0.5 | whole | heat_fat whole 1 bubbling | 0 | fatty sweet | american italian | common
butter-salted | fat | 5 10 20 | tbsp 0.5 | whole | heat_fat whole 1 bubbling | 0 | fatty sweet | |
ghee | fat | 4.3 8.5 13 | tbsp 0.5 | whole | heat_fat whole 1 hot_through | 0 | fatty sweet | indian | common
vegan-butter | fat | 5 10 20 | tbsp 0.5 | whole | heat_fat whole 1 bubbling | 0 | fatty | |
lard | fat | 4.3 6.4 13 | tbsp 0.5 | - | heat_fat whole 1 hot_through | 0 | fatty umami | mexican |
fat-duck | fat | 4.3 6.4 13 | tbsp 0.5 | - | heat_fat whole 1 hot_through | 0 | fatty umami | |
mayonnaise | sauce fat | 6.9 13.8 28 | tbsp 0.5 | whole | | 0 | fatty sour | american | common
mayonnaise-vegan | sauce fat | 7 14.5 29 | tbsp 0.5 | whole | | 0 | fatty sour | american |
`;

/** Rows of `readPantryRows`. */
export const acidRows = `
lemon | acid topping | 14.5 29 58 | piece 0.5 | wedges | roast wedges 20@200 soft; bake_in_parcel sliced 15@200 soft | 1 | sour fresh | mediterranean italian | common
lime | acid topping | 16 33.5 67 | piece 0.5 | wedges | | 1 | sour fresh | mexican asian | common
lemon-juice | acid | 3.8 7.6 23 | tbsp 0.5 | whole | | 1 | sour fresh | mediterranean italian indian | common
lime-juice | acid | 3.8 7.6 23 | tbsp 0.5 | whole | | 1 | sour fresh | mexican asian indian american | common
orange-juice | acid liquid sweet | 7.8 30 120 | tbsp 1 | whole | | 1 | sweet sour fresh | |
lemon-zest | herb acid | 0.5 1 3 | tsp 0.5 | zested | | 2 | sour fresh | mediterranean italian | common
lime-zest | herb acid | 0.5 1 3 | tsp 0.5 | zested | | 2 | sour fresh | asian mexican |
orange-zest | herb acid | 0.5 1 3 | tsp 0.5 | zested | | 2 | sweet fresh | |
preserved-lemon | acid | 4 8 15 | tsp 1 | finely_diced | | 1 | sour bitter | mediterranean |
tamarind | acid | 2.7 5.3 16 | tsp 1 | - | simmer_in_liquid whole 5 hot_through | 0 | sour sweet | indian asian mexican |
amchur | acid spice | 0.5 1 2 | tsp 0.5 | whole | | 0 | sour | indian |
vinegar-cider | acid | 2.5 7.5 15 | tsp 1 | whole | | 0 | sour | american mexican | common
vinegar-red-wine | acid | 2.5 7.5 15 | tsp 1 | whole | | 0 | sour | mediterranean italian | common
vinegar-white-wine | acid | 2.5 7.5 15 | tsp 1 | whole | | 0 | sour | mediterranean italian | common
vinegar-rice | acid | 2.5 7.5 15 | tsp 1 | whole | | 0 | sour sweet | asian | common
vinegar-balsamic | acid | 2.7 8 16 | tsp 1 | whole | reduce whole 4 thickened | 0 | sour sweet | italian | common
vinegar-sherry | acid | 2.5 7.5 15 | tsp 1 | whole | | 0 | sour | mediterranean |
vinegar-black | acid | 2.7 5.3 16 | tsp 1 | whole | | 0 | sour umami | asian |
pomegranate-molasses | acid sweet | 3.4 6.7 13 | tsp 1 | whole | | 0 | sour sweet | mediterranean |
`;

/** Rows of `readPantryRows`. */
export const liquidRows = `
water | liquid | 15 150 400 | ml 50 | whole | | 0 | neutral | | common
vegetable-stock | liquid | 30 200 400 | ml 50 | - | | 0 | umami | | common
vegetable-stock-low-sodium | liquid | 30 200 400 | ml 50 | - | | 0 | umami | | common
chicken-stock | liquid | 30 200 400 | ml 50 | - | | 0 | umami | |
chicken-stock-low-sodium | liquid | 30 200 400 | ml 50 | - | | 0 | umami | | common
chicken-stock-homemade | liquid | 30 200 400 | ml 50 | - | | 0 | umami | |
beef-stock | liquid | 30 200 400 | ml 50 | - | | 0 | umami | american |
fish-stock | liquid | 30 200 400 | ml 50 | - | | 0 | umami | mediterranean |
mushroom-stock | liquid | 30 200 400 | ml 50 | - | | 0 | umami earthy | |
dashi | liquid | 30 200 400 | ml 50 | - | | 0 | umami smoky | asian |
wine-white-dry | liquid acid | 15 40 75 | ml 25 | - | | 0 | sour | italian mediterranean |
wine-red-dry | liquid acid | 15 40 75 | ml 25 | - | | 0 | sour bitter | italian mediterranean |
sake | liquid | 7 14.5 29 | tbsp 1 | - | | 0 | umami sweet | asian |
coconut-water | liquid | 60 150 250 | ml 50 | whole | | 0 | sweet fresh | | sweet
apple-juice | liquid sweet | 30 100 200 | ml 50 | whole | | 0 | sweet sour | | sweet
coffee | liquid | 30 60 200 | ml 30 | whole | | 0 | bitter | | sweet
`;

/** Rows of `readPantryRows`. */
export const bakingRows = `
honey | sweet | 3.5 7 14 | tsp 1 | whole | | 0 | sweet | mediterranean american | common
maple-syrup | sweet | 3.3 6.7 13.4 | tsp 1 | whole | | 0 | sweet | american | common
agave | sweet | 3.5 7 14 | tsp 1 | whole | | 0 | sweet | mexican |
date-syrup | sweet | 3.4 6.7 13.4 | tsp 1 | whole | | 0 | sweet | mediterranean |
sugar | sweet | 1.05 4.2 12.6 | tsp 0.5 | whole | | 0 | sweet | | common
sugar-brown | sweet | 1.1 4.4 13.3 | tsp 0.5 | whole | | 0 | sweet | american asian |
sugar-coconut | sweet | 1 4 12 | tsp 0.5 | whole | | 0 | sweet | asian |
erythritol | sweet | 2 6 12 | tsp 1 | whole | | 0 | sweet | | common
jam | sweet topping | 6.7 13 20 | tsp 1 | whole | | 0 | sweet sour | | sweet
cocoa | spice | 1.8 5.4 10.8 | tbsp 0.5 | whole | | 0 | bitter | | common sweet
chocolate-dark | topping sweet | 5 10 20 | g 5 | chopped | | 1 | bitter sweet fatty | | common sweet
baking-powder | leavening | 1.1 2.3 4.6 | tsp 0.5 | - | | 0 | neutral | | common
baking-soda | leavening | 0.5 1.2 2.3 | tsp 0.25 | - | | 0 | neutral | |
vanilla | spice | 1 2.1 4.2 | tsp 0.5 | whole | | 0 | sweet | | common sweet
vanilla-bean | spice | 0.7 1.5 3 | piece 0.5 | halved | | 1 | sweet | | sweet
agar | binder | 0.5 1 2 | tsp 0.5 | - | | 0 | neutral | |
`;
