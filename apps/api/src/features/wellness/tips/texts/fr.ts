import type { TipId } from '../catalogue.ts';
import type { TipText } from '../tip.ts';

export const fr: Readonly<Record<TipId, TipText>> = {
  'half-vegetables': {
    title: 'La moitié de l’assiette pour les légumes',
    content:
      'Remplissez la moitié de l’assiette de légumes comme le brocoli, le poivron ou la salade, un quart de protéines et un quart de riz, de pommes de terre ou d’un autre féculent. Rien à compter, et cela marche avec presque toutes les cuisines. Les équipes du diabète utilisent cette image, et elle convient à toute la table.',
  },
  'minutes-a-week': {
    title: '150 minutes, à répartir à votre goût',
    content:
      'L’Organisation mondiale de la Santé recommande 150 à 300 minutes de mouvement modéré par semaine : marche rapide, vélo, danse. Pas besoin de tout faire d’un coup. Une demi-heure cinq jours par semaine, ou dix minutes ici et là. Moins que cela fait déjà du bien : commencez là où vous en êtes.',
  },
  'fiber-in-steps': {
    title: 'Plus de fibres, petit à petit',
    content:
      'La plupart des adultes mangent moins de fibres que recommandé. Ajoutez une chose à la fois : un fruit avec sa peau, une poignée de légumes en plus, des épinards surgelés dans la soupe. Y aller doucement pendant quelques semaines, en buvant assez, laisse à l’intestin le temps de s’habituer et évite les ballonnements.',
  },
  'regular-hours': {
    title: 'Les mêmes heures, presque tous les jours',
    content:
      'Se coucher et se lever à peu près à la même heure aide le corps à savoir quand il fait nuit. Si une seule des deux dépend de vous, choisissez l’heure du lever. Une soirée qui s’apaise toujours de la même façon, avec un bain ou un livre, est aussi un bon signal.',
  },
  'ingredients-by-weight': {
    title: 'Lisez les trois premiers ingrédients',
    content:
      'Les ingrédients sont classés par poids, le plus important d’abord. Les trois premiers disent donc en général de quoi un produit est fait. Si le sucre ou un sirop en fait partie, il y en a beaucoup ; si c’est le légume de la photo, tant mieux. Dix secondes suffisent, et vous évitent les petits caractères.',
  },
  'breathe-slowly': {
    title: 'Cinq respirations lentes',
    content:
      'Installez-vous confortablement, assis ou debout. Inspirez doucement par le nez en comptant jusqu’à cinq, tant que c’est facile, puis laissez l’air sortir en comptant encore jusqu’à cinq. Continuez cinq minutes si vous les avez. Cela marche aussi dans le bus, et mieux encore avec l’habitude.',
  },
  'no-single-diet': {
    title: 'Avec le SOPK, aucun régime ne l’emporte',
    content:
      'Les recommandations internationales de 2023 ont comparé des façons de manger et n’en ont trouvé aucune meilleure que les autres pour le SOPK (PCOS en anglais, désormais aussi PMOS). Ce qui compte : une alimentation équilibrée que vous aimez, qui va avec votre culture et votre budget, et que vous pouvez garder. Le plan parfait peut attendre.',
  },
  'strength-twice': {
    title: 'De la force, deux jours par semaine',
    content:
      'En plus de la marche ou du vélo, il est conseillé aux adultes de faire travailler leurs muscles deux jours par semaine ou plus. Les poids sont une façon ; des flexions devant le plan de travail, des élastiques ou du jardinage en sont d’autres. Choisissez ce qui sollicite les grands groupes : jambes, dos, poitrine, bras. Et commencez plus léger que prévu.',
  },
  'can-of-beans': {
    title: 'Gardez une boîte de haricots',
    content:
      'Haricots, lentilles et pois chiches apportent protéines et fibres à la fois, coûtent peu et se gardent des années. Une boîte sans sel ajouté fait d’une soupe, d’une salade ou d’une sauce tomate un repas en dix minutes. Les lentilles sèches sont rapides aussi : pas de trempage, elles cuisent pendant que vous coupez le reste.',
  },
  'dark-and-quiet': {
    title: 'Noir, calme et frais',
    content:
      'Une chambre sombre, calme et pas trop chaude aide à s’endormir et à rester endormi. Des rideaux épais, des bouchons d’oreilles et un téléphone qui charge dans une autre pièce sont de petits changements, à faire une fois. Essayez-en un pendant une semaine et regardez dans votre journal si vos nuits changent.',
  },
  'frozen-counts': {
    title: 'Surgelés et conserves comptent aussi',
    content:
      'Fruits et légumes comptent frais, surgelés, séchés ou en conserve. Les surgelés sont déjà lavés et coupés, attendent des semaines et vous laissent prendre juste ce qu’il faut. Pour les conserves, cherchez celles à l’eau ou au jus, sans sucre ni sel ajoutés.',
  },
  'feet-on-the-ground': {
    title: 'Quand les pensées s’emballent, sentez vos pieds',
    content:
      'Remarquez que c’est difficile en ce moment ; c’est permis. Ralentissez, appuyez les pieds sur le sol, étirez les bras, respirez. Puis regardez autour de vous : que voyez-vous, qu’entendez-vous, que sentez-vous ? Le souci n’est pas parti, mais vous êtes de retour dans la pièce et pouvez choisir la suite.',
  },
  'oils-of-plants': {
    title: 'À la poêle, les huiles végétales',
    content:
      'Les huiles d’olive, de colza et de tournesol sont riches en graisses insaturées. Les prendre à la place de graisses solides change à peine le goût d’un plat, et les recommandations pour le cœur s’accordent là-dessus. Cela reste du gras : une cuillère mesure mieux qu’un filet de bouteille.',
  },
  'any-movement': {
    title: 'Bouger aide, quoi que dise la balance',
    content:
      'Avec le SOPK (PMOS), bouger régulièrement fait du bien à la santé et au moral, même si le poids ne change pas. Aucun type d’exercice ne s’est montré meilleur que les autres. Prenez donc ce qui vous plaît, en solo ou à plusieurs, et comptez chaque petit peu : un peu vaut mieux que rien.',
  },
  'whole-grain': {
    title: 'Le complet comme habitude',
    content:
      'Pain, pâtes et riz existent en deux versions, et la version complète garde les fibres. L’Organisation mondiale de la Santé conseille que les glucides viennent surtout des céréales complètes, des légumes, des fruits et des légumineuses. Si le goût est nouveau pour vous, mélangez d’abord moitié-moitié.',
  },
  'last-coffee': {
    title: 'Le dernier café à midi',
    content:
      'La caféine reste des heures dans le corps. Pour de meilleures nuits, il est conseillé de ne prendre ni café ni thé au moins six heures avant le coucher ; de même pour l’alcool, qui rend le sommeil plus léger. Envie d’une boisson chaude le soir ? Une tisane ou de l’eau au gingembre remplit la tasse.',
  },
  'other-names-of-sugar': {
    title: 'Le sucre a bien des noms',
    content:
      'Sirop de glucose, dextrose, maltose, jus de fruits concentré : sur une étiquette, le sucre porte rarement son seul nom. Les mots en « -ose » et tous les sirops en font partie. L’Organisation mondiale de la Santé conseille peu de ces sucres libres ; celui du fruit entier n’est pas visé.',
  },
  'mood-matters': {
    title: 'Votre moral en fait partie',
    content:
      'La baisse de moral et l’anxiété sont plus fréquentes avec le SOPK (PMOS), et les recommandations internationales demandent aux soignants d’en parler. Si les dernières semaines ont été lourdes, vous pouvez aborder le sujet ; il a sa place en consultation autant qu’une prise de sang. Vous n’exagérez pas.',
  },
  'fish-twice': {
    title: 'Du poisson, deux fois par semaine',
    content:
      'Deux portions de poisson par semaine, dont une de poisson gras : beaucoup de recommandations s’accordent là-dessus. Sardines, hareng, maquereau et saumon sont riches en oméga-3 et, en boîte ou surgelés, abordables et rapides. En salade, sur des légumes tièdes, avec du citron : un dîner en cinq minutes.',
  },
  'up-from-the-chair': {
    title: 'Debout toutes les demi-heures',
    content:
      'Mieux vaut couper les longs moments assis. Pour les personnes diabétiques, les Standards of Care suggèrent de se lever toutes les trente minutes environ ; cela fait du bien à tout le monde. Allez chercher un verre d’eau, étirez-vous, téléphonez debout. Une petite pause suffit, finie avant que l’eau ne bouille.',
  },
  'handful-of-nuts': {
    title: 'Une petite poignée de noix',
    content:
      'Les noix et autres fruits à coque non salés font partie de ce que l’Organisation mondiale de la Santé appelle une alimentation saine : graisses insaturées, fibres et protéines. Une petite poignée fait un en-cas sans assiette. Hachées et grillées, elles donnent à une salade ou à des légumes le croquant qui manquait.',
  },
  'up-and-back': {
    title: 'Pas de sommeil ? Levez-vous un moment',
    content:
      'Si le sommeil ne vient pas, rester au lit à s’efforcer aide rarement. Levez-vous, installez-vous confortablement sous une lumière douce et lisez ou écoutez quelque chose de calme. Retournez au lit quand vous avez sommeil. Et tournez le réveil vers le mur : compter les heures qui restent tient en éveil.',
  },
  'gluten-free-labels': {
    title: 'Gluten : ce qui ressort sur l’étiquette',
    content:
      'Légumes frais, fruits et bien d’autres aliments bruts sont naturellement sans gluten. En Europe, les céréales qui en contiennent doivent ressortir dans la liste des ingrédients, par exemple en gras. Sauces, soupes et assaisonnements méritent un second regard, même si vous les avez déjà achetés.',
  },
  'one-next-step': {
    title: 'Une chose que vous pouvez changer',
    content:
      'Le stress grandit là où tout semble nous échapper. Écrivez ce qui vous pèse et marquez la seule chose sur laquelle vous pouvez agir aujourd’hui. Faites-la assez petite pour commencer tout de suite : un appel, un tiroir, un non. Ce que vous ne pouvez pas changer peut rester sur le papier.',
  },
  'herbs-for-salt': {
    title: 'Les herbes d’abord, le sel à la fin',
    content:
      'Moins d’une cuillère à café de sel par jour, tous aliments compris, conseille l’Organisation mondiale de la Santé ; nous en prenons souvent le double. Citron, ail, herbes, poivre et épices grillées donnent d’abord du goût. Salez à la fin, après avoir goûté, et il en faudra moins.',
  },
  'ten-brisk-minutes': {
    title: 'Dix minutes d’un bon pas',
    content:
      'Dix minutes de marche rapide par jour comptent dans votre semaine de mouvement. Rapide, c’est quand on peut encore parler, mais plus chanter. Descendez un arrêt plus tôt, prenez le chemin le plus long ou faites un tour après le dîner avec quelqu’un que vous aimez bien : à deux, une habitude tient mieux.',
  },
  'whole-fruit': {
    title: 'Le fruit plutôt que son jus',
    content:
      'Une orange garde ses fibres ; dans le jus, la plupart ont disparu et le sucre est libre. Jus et smoothies comptent pour une portion par jour au plus, quelle que soit la taille du verre. Le fruit entier, frais ou surgelé, rassasie plus longtemps et donne de quoi croquer.',
  },
  'snoring-and-tired': {
    title: 'Ronflements et fatigue toute la journée ?',
    content:
      'L’apnée du sommeil, de courtes pauses de la respiration la nuit, est plus fréquente avec le SOPK (PMOS). Ronfler fort, se réveiller sans être reposé et somnoler le jour en sont les signes habituels. Si vous vous y reconnaissez, parlez-en en consultation : c’est simple à examiner, et votre énergie le vaut bien.',
  },
  'vitamin-b12': {
    title: 'Végane ? Pensez à la vitamine B12',
    content:
      'La vitamine B12 n’existe naturellement que dans les aliments d’origine animale. Si vous mangez végane, cherchez des produits qui en sont enrichis, comme certaines boissons végétales ; l’étiquette le dit. S’il vous faut aussi un complément, et lequel : bonne question pour un médecin, un pharmacien ou un diététicien.',
  },
  'diabetes-is-work': {
    title: 'Le diabète est un travail, et cela se sent',
    content:
      'Prévoir, mesurer, décider, chaque jour : l’épuisement qui en vient a un nom, la détresse liée au diabète, et il est fréquent. Ce n’est pas un manque de discipline. Les Standards of Care demandent aux équipes d’y être attentives ; vous pouvez donc dire qu’en ce moment, c’est trop. Ensemble, on peut souvent alléger un plan.',
  },
};
