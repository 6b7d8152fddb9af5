import type { Language } from '@pomona/food/foods/languages';

/** First (German: last) words of names in lines whose gender no food's short name gives; cells as in `nouns.ts`. */
export const headNouns: Readonly<Record<Language, string>> = {
  en: '',
  es: `f pechuga/pechugas; m diente/dientes; f lata/latas; f loncha/lonchas; f rebanada/rebanadas; m tarro/tarros; m tallo/tallos; f cabeza/cabezas; f mazorca/mazorcas; f bola/bolas; m bloque/bloques; f barra/barras; m muslo/muslos; m filete/filetes; f clara/claras; f yema/yemas; f col/coles; m chile/chiles;
    f sal; f miel; f levadura; f nuez/nueces; f raíz/raíces; m maíz; m corazón/corazones; m pan/panes; f carne; m arroz;
    m concentrado; f leche; f bebida; m aceite; m vinagre; f salsa; f pasta; f crema; m puré; f harina; f ralladura;
    m jarabe; m sirope; m zumo; f hoja/hojas; f rama/ramas; m tallo/tallos; f flor/flores; f setas; m col; f coliflor/coliflores;
    m melón/melones; m limón/limones; f tapa; f falda; f aguja; m lomo; f paleta; f costilla/costillas; m costillar; f pimienta;
    m jengibre; m apio; m ajo/ajos; m curry; m tomate/tomates; f berza; m garam; m queso; f quinoa`,
  fr: `m blanc/blancs; f gousse/gousses; f boîte/boîtes; m bocal/bocaux; f tige/tiges; m bâton/bâtons; f tête/têtes; m épi/épis; f boule/boules; m bloc/blocs; m pavé/pavés; m dos; m haut/hauts; m pilon/pilons; f aile/ailes; f cuisse/cuisses; f escalope/escalopes; m filet/filets;
    f bavette; m foie/foies; f noix; f pomme/pommes; f patate/patates; m chou/choux; f pousse/pousses; f graine/graines;
    f feuille/feuilles; f purée; f pâte; F pâtes; f farine; f huile; m vinaigre; f sauce; m sirop; m jus; m zeste; f crème;
    m lait; m fromage; m yaourt; f boisson; f viande; m bœuf; m porc; m poulet; f dinde; m agneau; m veau; m canard; f côte/côtes;
    f côtelette/côtelettes; f épaule; f racine/racines; m cœur/cœurs; m petit/petits; m gros; m haricot/haricots; m pois;
    f lentille/lentilles; f laitue; f courge; f algue/algues; f galette/galettes; f tranche/tranches; m pain/pains; m riz;
    f semoule; M flocons; f fécule; f levure; m sucre; m sel; m poivre; m piment/piments; f coriandre; f cannelle; f muscade;
    f moutarde; f poudre; m mélange; F herbes; f saucisse/saucisses; m jambon; m lard; M lardons; f mini-carotte/mini-carottes; f fève/fèves;
    f tomate/tomates; m concentré; m coulis; m bouillon; m vin; m chocolat; f noisette/noisettes; f pistache/pistaches; m raisin/raisins;
    f figue/figues; f datte/dattes; m fruit/fruits; f cerise/cerises; f sardine/sardines; m anchois; f chair; f protéine/protéines; m tofu;
    f moule/moules; f palourde/palourdes; m pétoncle/pétoncles; f seiche; f caille; f mélasse; f betterave/betteraves; f endive/endives; f chicorée`,
  de: `n Fleisch; n Hack; n Hackfleisch; n Gulasch; n Steak/Steaks; n Filet/Filets; P Filets; f Brust; f Keule/Keulen; n Öl; n Mehl; m Essig; m Saft; f Sauce;
    f Brühe; m Käse; m Joghurt; f Milch; m Drink; m Reis; P Nudeln; n Brot; m Salat; m Kohl; m Kürbis; f Wurst/Würste; f Bohne/Bohnen;
    P Linsen; f Nuss/Nüsse; P Kerne; P Samen; f Beere/Beeren; n Pulver; n Mus; m Sirup; m Zucker; f Paste; m Senf; n Salz; m Pilz/Pilze;
    f Zwiebel/Zwiebeln; P Sprossen; P Flocken; n Blatt/Blätter; m Tofu; f Wurzel/Wurzeln; f Chili; m Fisch; f Rippe/Rippen`,
};
