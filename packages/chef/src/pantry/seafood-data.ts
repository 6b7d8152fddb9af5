/** Rows of `readPantryRows`; fish is done at 63 °C, when it is opaque and flakes (FDA). */
export const seafoodRows = `
salmon-atlantic | main | 110 150 180 | fillet 1 | - | bake whole 14@200 flakes; fry_each_side whole 8 flakes; bake_in_parcel whole 18@200 flakes; steam whole 9 flakes; simmer_in_liquid chunks 7 flakes; grill whole 10@230 flakes; stir_fry chunks 5 flakes; poach whole 9 flakes | 2 | fatty umami | | common
salmon-sockeye | main | 110 150 180 | piece 1 | - | bake whole 12@200 flakes; fry_each_side whole 7 flakes; bake_in_parcel whole 16@200 flakes; simmer_in_liquid chunks 6 flakes; poach whole 8 flakes | 2 | umami | american |
salmon-smoked | second main topping | 20 50 80 | g 25 | torn | stir_in torn 1 hot_through | 0 | smoky umami fatty | |
salmon-canned | main second | 60 85 120 | can 0.5 | drained | stir_in drained 2 hot_through | 1 | umami fatty | american |
cod | main | 110 150 190 | piece 1 | - | bake whole 14@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes; steam whole 8 flakes; poach whole 8 flakes | 2 | neutral fresh | | common
haddock | main | 110 190 190 | fillet 1 | - | bake whole 14@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes; poach whole 8 flakes | 2 | neutral fresh | |
pollock | main | 110 150 190 | fillet 1 | - | bake whole 14@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes; poach whole 8 flakes | 2 | neutral fresh | |
hake | main | 110 150 190 | fillet 1 | - | bake whole 14@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes; steam whole 8 flakes | 2 | neutral fresh | mediterranean |
saithe | main | 110 193 193 | fillet 1 | - | bake whole 14@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes | 2 | neutral | |
white-fish | main | 110 150 190 | piece 1 | - | bake whole 14@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes; steam whole 8 flakes; poach whole 8 flakes | 2 | neutral fresh | | common
tilapia | main | 100 130 180 | piece 1 | - | bake whole 12@200 flakes; bake_in_parcel whole 15@200 flakes; fry_each_side whole 6 flakes; simmer_in_liquid chunks 6 flakes | 2 | neutral | mexican american |
basa | main | 100 150 180 | fillet 1 | - | bake whole 13@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes | 2 | neutral | asian |
catfish | main | 100 150 180 | fillet 1 | - | bake whole 14@200 flakes; fry_each_side whole 8 flakes; simmer_in_liquid chunks 7 flakes | 2 | neutral | american |
snapper | main | 110 150 180 | fillet 1 | - | bake whole 13@200 flakes; bake_in_parcel whole 16@200 flakes; fry_each_side whole 7 flakes; simmer_in_liquid chunks 6 flakes | 2 | sweet neutral | mexican |
sea-bream | main | 100 150 180 | fillet 1 | - | bake whole 11@200 flakes; bake_in_parcel whole 14@200 flakes; fry_each_side whole 6 flakes | 2 | sweet neutral | mediterranean |
sea-bass | main | 100 129 180 | fillet 1 | - | bake whole 11@200 flakes; bake_in_parcel whole 14@200 flakes; fry_each_side whole 6 flakes; steam whole 8 flakes | 2 | sweet neutral | mediterranean asian |
sole | main | 100 120 180 | fillet 1 | - | fry_each_side whole 5 flakes; bake whole 9@200 flakes; bake_in_parcel whole 12@200 flakes | 2 | sweet neutral | |
plaice | main | 100 120 180 | fillet 1 | - | fry_each_side whole 5 flakes; bake whole 10@200 flakes; bake_in_parcel whole 13@200 flakes | 2 | sweet neutral | |
perch | main | 100 115 180 | fillet 1 | - | fry_each_side whole 6 flakes; bake whole 11@200 flakes; bake_in_parcel whole 14@200 flakes | 2 | sweet neutral | |
halibut | main | 110 150 190 | g 25 | - | bake whole 14@200 flakes; bake_in_parcel whole 17@200 flakes; fry_each_side whole 8 flakes; simmer_in_liquid chunks 7 flakes | 2 | neutral | |
monkfish | main | 110 150 190 | g 50 | - | bake whole 16@200 flakes; simmer_in_liquid chunks 8 flakes; fry_each_side whole 9 flakes; grill chunks 9@230 flakes | 3 | sweet neutral | mediterranean |
swordfish | main | 110 150 180 | g 25 | - | fry_each_side whole 8 flakes; grill chunks 9@230 flakes; bake whole 14@200 flakes | 2 | umami | mediterranean |
mahi-mahi | main | 110 150 180 | fillet 1 | - | fry_each_side whole 8 flakes; bake whole 14@200 flakes; grill chunks 9@230 flakes | 2 | neutral | mexican american |
tuna-fresh | main | 100 150 180 | g 25 | - | fry_each_side whole 8 flakes; grill chunks 8@230 flakes; bake whole 12@200 flakes | 2 | umami | mediterranean asian |
trout | main | 100 150 200 | g 25 | - | bake whole 14@200 flakes; bake_in_parcel whole 17@200 flakes; fry_each_side whole 8 flakes | 2 | umami | |
trout-smoked | second main | 31 62 93 | fillet 0.5 | torn | stir_in torn 2 hot_through | 1 | smoky umami | |
mackerel | main | 90 112 180 | fillet 1 | - | grill whole 8@230 flakes; bake whole 13@200 flakes; fry_each_side whole 7 flakes | 2 | fatty umami | |
mackerel-smoked | second main | 40 70 100 | g 25 | torn | stir_in torn 2 hot_through | 1 | smoky fatty umami | |
mackerel-canned | main second | 45 90 90 | can 0.5 | drained | stir_in drained 2 hot_through | 1 | fatty umami | |
sardines-canned | main second | 46 92 92 | can 0.5 | drained | stir_in drained 2 hot_through | 1 | fatty umami | mediterranean italian | common
sardines-fresh | main | 120 120 240 | piece 1 | - | grill whole 7@230 flakes; bake whole 12@200 flakes; fry_each_side whole 6 flakes | 4 | fatty umami | mediterranean |
herring | main | 92 184 184 | piece 0.5 | - | fry_each_side whole 9 flakes; bake whole 15@200 flakes | 3 | fatty umami | |
tuna-canned-water | main second | 56 112 112 | can 0.5 | drained | stir_in drained 2 hot_through; simmer_in_liquid drained 3 hot_through | 1 | umami | | common
tuna-canned-oil | main second | 56 112 112 | can 0.5 | drained | stir_in drained 2 hot_through; simmer_in_liquid drained 3 hot_through | 1 | umami fatty | mediterranean italian |
anchovies-canned | aromatic salt | 4 8 16 | piece 1 | chopped | sweat chopped 2 soft | 1 | umami | italian mediterranean |
shrimp | main | 80 120 160 | g 20 | - | stir_fry whole 4 opaque_pink; fry_each_side whole 4 opaque_pink; simmer_in_liquid whole 4 opaque_pink; roast whole 8@200 opaque_pink; grill whole 5@230 opaque_pink | 2 | sweet umami | | common
shrimp-cooked | main second | 60 100 140 | g 20 | whole | stir_fry whole 2 hot_through; simmer_in_liquid whole 2 hot_through | 1 | sweet umami | |
scallops | main | 90 120 150 | g 30 | - | fry_each_side whole 4 opaque_pink; simmer_in_liquid whole 4 firm | 1 | sweet umami | |
mussels | main | 80 128 160 | g 40 | - | simmer_covered whole 6 hot_through | 3 | umami sweet | mediterranean italian |
clams-canned | main second | 50 80 120 | can 0.5 | drained | simmer_in_liquid drained 3 hot_through; stir_in drained 2 hot_through | 0 | umami | italian american |
squid | main | 90 130 180 | g 30 | - | stir_fry sliced 3 firm; grill whole 4@230 firm; simmer_covered sliced 40 fork_tender | 4 | sweet umami | mediterranean italian asian |
seafood-mix | main | 90 130 180 | g 25 | - | stir_fry thawed 5 firm; simmer_in_liquid thawed 5 hot_through | 0 | umami sweet | mediterranean italian |
crab | main second | 45 85 120 | can 0.5 | drained | stir_in drained 2 hot_through; simmer_in_liquid drained 3 hot_through | 0 | sweet umami | american asian |
`;
