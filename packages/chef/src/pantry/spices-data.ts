/** Rows of `readPantryRows`. */
export const spiceRows = `
salt | salt | 0.5 0.75 1.5 | tsp 0.125 | whole | | 0 | neutral | | common
black-pepper | spice | 0.1 0.29 0.6 | tsp 0.125 | whole | | 0 | hot | | common
white-pepper | spice | 0.1 0.3 0.6 | tsp 0.125 | whole | | 0 | hot | asian |
cumin-ground | spice | 0.5 1.05 2.1 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | earthy | indian mexican mediterranean | common
cumin-seed | spice | 0.5 1.05 2.1 | tsp 0.25 | whole | fry_spices whole 1 fragrant; toast_dry whole 1 fragrant | 0 | earthy | indian mexican | common
coriander-ground | spice | 0.4 0.9 1.8 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | earthy fresh | indian mexican mediterranean | common
coriander-seed | spice | 0.4 0.9 1.8 | tsp 0.25 | crushed | fry_spices crushed 1 fragrant; toast_dry whole 1 fragrant | 0 | earthy fresh | indian mediterranean |
turmeric | spice | 0.3 0.75 1.5 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | earthy bitter | indian | common
paprika | spice | 0.5 1.15 2.3 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | sweet earthy | | common
paprika-smoked | spice | 0.5 1.15 2.3 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | smoky sweet | mediterranean mexican american | common
paprika-hot | spice | 0.3 0.6 1.2 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | hot | |
cayenne | spice | 0.1 0.22 0.45 | tsp 0.125 | whole | fry_spices whole 1 fragrant | 0 | hot | american indian |
chili-flakes | spice topping | 0.2 0.45 0.9 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | hot | italian mediterranean asian | common
chili-powder | spice | 0.6 1.35 2.7 | tsp 0.5 | whole | fry_spices whole 1 fragrant | 0 | hot earthy | mexican american |
chili-ground-pure | spice | 0.3 0.7 1.4 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | hot | indian mexican |
garam-masala | spice | 0.5 1 2 | tsp 0.5 | whole | fry_spices whole 1 fragrant | 0 | earthy sweet | indian | common
curry-powder | spice | 0.5 1.5 3 | tsp 0.5 | whole | fry_spices whole 1 fragrant | 0 | earthy hot | indian asian | common
cinnamon | spice | 0.3 0.65 1.3 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | sweet | | common
cinnamon-stick | spice | 0.6 1.3 2.6 | piece 0.5 | - | simmer_in_liquid whole 15 fragrant; fry_spices whole 1 fragrant | 0 | sweet | indian mediterranean mexican |
cardamom | spice | 0.2 0.5 1 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | sweet fresh | indian | common
cloves | spice | 0.1 0.26 0.5 | tsp 0.125 | whole | fry_spices whole 1 fragrant | 0 | sweet hot | indian |
nutmeg | spice | 0.1 0.28 0.6 | tsp 0.125 | whole | | 0 | sweet | italian american | common
allspice | spice | 0.2 0.48 1 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | sweet hot | mediterranean mexican |
ginger-ground | spice | 0.3 0.9 1.8 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | hot sweet | | common
garlic-powder | spice | 0.5 0.8 1.6 | tsp 0.25 | whole | | 0 | umami | american mexican | common
onion-powder | spice | 0.5 0.6 1.2 | tsp 0.25 | whole | | 0 | umami sweet | american | common
mustard-seed | spice | 0.5 1 2 | tsp 0.25 | - | fry_spices whole 1 fragrant | 0 | hot | indian |
mustard-seed-black | spice | 0.5 1.65 3.3 | tsp 0.5 | - | fry_spices whole 1 fragrant | 0 | hot | indian |
fennel-seed | spice | 0.5 1 2 | tsp 0.25 | crushed | fry_spices whole 1 fragrant; toast_dry whole 1 fragrant | 0 | sweet | italian indian | common
fenugreek | spice | 0.4 0.9 1.9 | tsp 0.25 | - | fry_spices whole 1 fragrant | 0 | bitter | indian |
fenugreek-leaves | herb | 0.3 0.6 1.2 | tsp 0.5 | crushed | | 0 | bitter earthy | indian |
star-anise | spice | 0.5 1 1 | piece 1 | - | simmer_in_liquid whole 15 fragrant | 0 | sweet | asian |
five-spice | spice | 0.3 0.55 1.1 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | sweet hot | asian | common
sumac | spice topping acid | 0.5 1.15 2.3 | tsp 0.25 | whole | | 0 | sour | mediterranean | common
zaatar | herb topping spice | 0.5 1 2 | tsp 0.5 | whole | | 0 | earthy sour | mediterranean |
ras-el-hanout | spice | 0.5 1 2 | tsp 0.5 | whole | fry_spices whole 1 fragrant | 0 | sweet earthy | mediterranean |
baharat | spice | 0.5 1.1 2.2 | tsp 0.5 | whole | fry_spices whole 1 fragrant | 0 | sweet earthy | mediterranean |
saffron | spice | 0.05 0.05 0.1 | pinch 1 | - | simmer_in_liquid whole 10 fragrant | 0 | bitter sweet | mediterranean indian italian |
caraway | spice | 0.5 1.1 2.2 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | earthy | |
nigella | spice topping | 0.5 1 2.1 | tsp 0.25 | whole | fry_spices whole 1 fragrant | 0 | bitter earthy | indian mediterranean |
pepper-sichuan | spice | 0.3 0.75 1.5 | tsp 0.25 | crushed | toast_dry whole 1 fragrant; fry_spices crushed 1 fragrant | 0 | hot | asian |
gochugaru | spice topping | 0.5 1.15 2.3 | tsp 0.5 | whole | fry_spices whole 1 fragrant | 0 | hot smoky | asian |
oregano-mexican | herb | 0.25 0.5 1 | tsp 0.5 | whole | | 0 | earthy | mexican |
oregano-dried | herb | 0.25 0.5 1 | tsp 0.5 | whole | | 0 | earthy | mediterranean italian mexican | common
thyme-dried | herb | 0.25 0.5 1 | tsp 0.5 | whole | | 0 | earthy fresh | mediterranean american | common
basil-dried | herb | 0.25 0.35 0.7 | tsp 0.5 | whole | | 0 | sweet fresh | italian |
rosemary-dried | herb | 0.3 0.6 1.2 | tsp 0.5 | crushed | | 0 | bitter earthy | mediterranean italian |
mint-dried | herb | 0.12 0.25 0.5 | tsp 0.5 | whole | | 0 | fresh | mediterranean indian |
dill-dried | herb | 0.25 0.5 1 | tsp 0.5 | whole | | 0 | fresh | |
marjoram | herb | 0.15 0.3 0.6 | tsp 0.5 | whole | | 0 | sweet earthy | |
italian-seasoning | herb | 0.25 0.5 1 | tsp 0.5 | whole | | 0 | earthy | italian |
herbes-de-provence | herb | 0.25 0.5 1 | tsp 0.5 | whole | | 0 | earthy | mediterranean |
bay-leaf | herb spice | 0.1 0.2 0.4 | piece 1 | - | simmer_in_liquid whole 15 fragrant; simmer_covered whole 30 fragrant | 0 | bitter | mediterranean italian indian american mexican | common
`;

/** Rows of `readPantryRows`. */
export const herbRows = `
basil | herb topping | 1 2.65 8 | tbsp 1 | torn | | 1 | sweet fresh | italian mediterranean | common
parsley | herb topping | 1.9 3.8 11.4 | tbsp 1 | chopped | | 1 | fresh | | common
cilantro | herb topping | 0.5 1 4 | tbsp 1 | chopped | | 1 | fresh sour | mexican indian asian | common
mint | herb topping | 1.4 2.85 5.7 | tbsp 0.5 | chopped | | 1 | fresh | mediterranean indian asian | common
dill | herb topping | 0.28 0.56 2.3 | tbsp 1 | chopped | | 1 | fresh | mediterranean american | common
chives | herb topping | 1.5 3 6 | tbsp 1 | thinly_sliced | | 1 | fresh | american | common
rosemary | herb | 0.35 0.7 1.7 | tsp 1 | chopped | | 1 | bitter earthy | italian mediterranean | common
thyme | herb | 0.4 0.8 1.6 | tsp 1 | chopped | | 1 | earthy fresh | mediterranean italian american | common
oregano-fresh | herb | 0.4 1.2 2.4 | tsp 1 | chopped | | 1 | earthy fresh | mediterranean mexican |
sage-fresh | herb | 0.35 0.7 2 | tsp 1 | chopped | | 1 | bitter earthy | italian |
tarragon-fresh | herb | 0.45 0.9 1.8 | tsp 1 | chopped | | 1 | sweet fresh | |
thai-basil | herb topping | 1 2.65 8 | tbsp 1 | torn | | 1 | sweet fresh | asian |
curry-leaves | herb | 0.5 1 1 | tbsp 1 | - | fry_spices whole 1 fragrant | 0 | bitter fresh | indian |
lime-leaves | herb | 0.5 1 1.5 | piece 1 | - | simmer_in_liquid whole 10 fragrant | 0 | sour fresh | asian |
`;
