/** Rows of `readPantryRows`: nuts, seeds and their butters. */
export const nutRows = `
almonds | topping main | 10 20 40 | g 5 | chopped | toast_dry chopped 4 golden; roast whole 10@170 golden | 1 | sweet fatty | mediterranean | common
almonds-sliced | topping | 5 10 20 | g 5 | whole | toast_dry whole 3 golden | 0 | sweet fatty | | common
walnuts | topping | 10 18 35 | g 5 | chopped | toast_dry chopped 4 golden; roast whole 9@170 golden | 1 | bitter fatty earthy | mediterranean | common
cashews | topping sauce | 10 20 40 | g 5 | whole | toast_dry whole 4 golden; stir_fry whole 3 golden; blend whole 0 smooth | 0 | sweet fatty | asian indian | common
hazelnuts | topping | 10 18 35 | g 5 | chopped | toast_dry chopped 5 golden; roast whole 10@170 golden | 1 | sweet fatty | italian |
pecans | topping | 10 18 35 | g 5 | chopped | toast_dry chopped 4 golden; roast whole 9@170 golden | 1 | sweet fatty | american |
pistachios | topping | 8 15 30 | g 5 | chopped | toast_dry chopped 3 fragrant | 1 | sweet fatty | mediterranean |
macadamias | topping | 10 18 35 | g 5 | chopped | toast_dry chopped 4 golden | 1 | sweet fatty | |
brazil-nuts | topping | 5 10 20 | g 5 | chopped | toast_dry chopped 4 golden | 1 | fatty | |
pine-nuts | topping sauce | 5 8 18 | g 5 | whole | toast_dry whole 3 golden | 0 | sweet fatty | italian mediterranean |
mixed-nuts | topping | 10 20 40 | g 5 | chopped | toast_dry chopped 4 golden | 1 | sweet fatty | |
peanuts-roasted | topping | 8 15 30 | g 5 | chopped | stir_fry whole 2 hot_through | 1 | sweet fatty earthy | asian american |
chestnuts-cooked | vegetable topping | 30 60 100 | g 10 | halved | roast halved 12@200 hot_through; simmer_in_liquid halved 8 hot_through; stir_fry halved 5 hot_through | 1 | sweet earthy | italian |
peanut-butter | sauce fat topping | 10 16 32 | tbsp 0.5 | whole | stir_in whole 2 smooth; simmer_in_liquid whole 5 thickened | 0 | fatty sweet earthy | asian american | common
almond-butter | sauce fat topping | 8 16 32 | tbsp 0.5 | whole | stir_in whole 2 smooth | 0 | fatty sweet | american | common
cashew-butter | sauce fat topping | 8 16 32 | tbsp 0.5 | whole | stir_in whole 2 smooth | 0 | fatty sweet | |
hazelnut-butter | sauce fat topping | 8 16 32 | tbsp 0.5 | whole | | 0 | fatty sweet | | sweet
tahini | sauce fat | 7.5 15 30 | tbsp 0.5 | whole | stir_in whole 1 smooth | 0 | fatty bitter earthy | mediterranean | common
sunflower-butter | sauce fat topping | 8 16 32 | tbsp 0.5 | whole | stir_in whole 2 smooth | 0 | fatty earthy | | common rare
pumpkin-seed-butter | sauce fat topping | 8 16 32 | tbsp 0.5 | whole | | 0 | fatty earthy | |
chia-seeds | binder topping base | 6 12 30 | tbsp 0.5 | whole | chill whole 0 set | 0 | neutral | | common sweet
flaxseed-ground | binder topping | 3.5 7 14 | tbsp 0.5 | whole | stir_in whole 0 thickened | 0 | earthy neutral | | common
flaxseed-whole | topping | 3 6 10 | tbsp 0.5 | whole | | 0 | earthy | |
pumpkin-seeds | topping main | 5 12 25 | tbsp 0.5 | whole | toast_dry whole 4 golden; roast whole 10@180 golden | 0 | earthy fatty | mexican | common
sunflower-seeds | topping main | 5 12 25 | tbsp 0.5 | whole | toast_dry whole 4 golden; roast whole 10@180 golden | 0 | earthy fatty | | common
sesame-seeds | topping | 2 4.5 9 | tbsp 0.5 | whole | toast_dry whole 3 golden | 0 | fatty earthy | asian mediterranean | common
sesame-seeds-toasted | topping | 2 4.5 9 | tbsp 0.5 | whole | | 0 | fatty earthy | asian |
sesame-seeds-black | topping | 2 4.5 9 | tbsp 0.5 | whole | toast_dry whole 3 fragrant | 0 | fatty earthy | asian |
hemp-seeds | topping main | 5 10 30 | tbsp 0.5 | whole | | 0 | earthy fatty | | common rare
poppy-seed | topping | 1.5 3 9 | tsp 0.5 | whole | | 0 | earthy | |
coconut-desiccated | topping | 2.5 5 15 | tbsp 0.5 | whole | toast_dry whole 3 golden | 0 | sweet fatty | asian indian | common
coconut-fresh | topping | 10 20 40 | g 10 | grated | | 4 | sweet fatty | indian asian |
nutritional-yeast | topping sauce | 2 5 10 | tbsp 0.5 | whole | stir_in whole 1 hot_through | 0 | umami | | common rare
cacao-nibs | topping | 3 5 10 | tbsp 0.5 | whole | | 0 | bitter | | sweet
`;
