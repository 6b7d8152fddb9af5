import type { TipId } from '../catalogue.ts';
import type { TipText } from '../tip.ts';

export const es: Readonly<Record<TipId, TipText>> = {
  'half-vegetables': {
    title: 'Medio plato para la verdura',
    content:
      'Llena la mitad del plato con verduras como brócoli, pimiento o ensalada, un cuarto con proteína y un cuarto con arroz, patatas u otro alimento rico en almidón. No hay nada que contar y funciona con casi cualquier cocina. Los equipos de diabetes usan esta imagen, y le sienta bien a toda la mesa.',
  },
  'minutes-a-week': {
    title: '150 minutos, repartidos a tu gusto',
    content:
      'La Organización Mundial de la Salud recomienda de 150 a 300 minutos de movimiento moderado a la semana: caminar a buen paso, ir en bici, bailar. No hace falta que sea de una vez. Media hora cinco días es una manera; diez minutos aquí y allá, otra. Menos también sienta bien: empieza por donde estás.',
  },
  'fiber-in-steps': {
    title: 'Más fibra, poco a poco',
    content:
      'La mayoría de los adultos come menos fibra de la recomendada. Añade una cosa cada vez: fruta con piel, un puñado más de verdura, espinacas congeladas en la sopa. Ir despacio durante unas semanas, y beber bastante, da tiempo al intestino para acostumbrarse y te ahorra la hinchazón.',
  },
  'regular-hours': {
    title: 'Las mismas horas, casi todos los días',
    content:
      'Acostarte y levantarte más o menos a la misma hora ayuda al cuerpo a saber cuándo es de noche. Si solo una de las dos está en tu mano, elige la de levantarte. Una tarde que siempre se apaga igual, con un baño o un libro, también es una buena señal.',
  },
  'ingredients-by-weight': {
    title: 'Lee los tres primeros ingredientes',
    content:
      'Los ingredientes van por peso, primero el que más hay. Así que los tres primeros suelen decir de qué está hecho un producto. Si entre ellos está el azúcar o un jarabe, lleva mucho; si es la verdura de la foto, mejor que mejor. Son diez segundos y te ahorran la letra pequeña.',
  },
  'breathe-slowly': {
    title: 'Cinco respiraciones lentas',
    content:
      'Siéntate o ponte de pie con comodidad. Toma aire suavemente por la nariz contando hasta cinco, hasta donde te resulte fácil, y suéltalo contando otra vez hasta cinco. Sigue cinco minutos si los tienes. También funciona en el autobús, y mejor si lo haces con regularidad.',
  },
  'no-single-diet': {
    title: 'En el SOP no gana ninguna dieta',
    content:
      'La guía internacional de 2023 comparó formas de comer y no encontró ninguna mejor que las demás en el SOP (PCOS en inglés, ahora también llamado PMOS). Lo que cuenta es una comida equilibrada que te guste, que encaje con tu cultura y tu presupuesto, y que puedas mantener. El plan perfecto puede esperar.',
  },
  'strength-twice': {
    title: 'Fuerza, dos días a la semana',
    content:
      'Además de caminar o ir en bici, se aconseja a los adultos trabajar los músculos dos días a la semana o más. Las pesas son una manera; las sentadillas junto a la encimera, las bandas elásticas o cavar en el jardín son otras. Elige lo que mueva los grupos grandes: piernas, espalda, pecho, brazos. Y empieza más suave de lo que crees.',
  },
  'can-of-beans': {
    title: 'Ten a mano un bote de alubias',
    content:
      'Las alubias, las lentejas y los garbanzos traen proteína y fibra a la vez, cuestan poco y duran años. Un bote sin sal añadida convierte una sopa, una ensalada o una salsa de tomate en una comida en diez minutos. Las lentejas secas también son rápidas: no hay que remojarlas y se hacen mientras picas lo demás.',
  },
  'dark-and-quiet': {
    title: 'Oscuro, tranquilo y fresco',
    content:
      'Un dormitorio oscuro, silencioso y no demasiado cálido hace más fácil dormirse y seguir durmiendo. Unas cortinas gruesas, unos tapones y un móvil que se carga en otra habitación son cambios pequeños que se hacen una vez. Prueba uno durante una semana y mira en tu diario si cambian tus noches.',
  },
  'frozen-counts': {
    title: 'Lo congelado y en conserva también cuenta',
    content:
      'La fruta y la verdura cuentan frescas, congeladas, secas o en conserva. Las congeladas ya vienen lavadas y cortadas, esperan semanas y te dejan usar justo lo que necesitas. En las conservas, busca las que van en agua o en su jugo, sin azúcar ni sal añadidos.',
  },
  'feet-on-the-ground': {
    title: 'Si la cabeza va deprisa, siente los pies',
    content:
      'Date cuenta de que ahora es difícil; está permitido. Ve más despacio, aprieta los pies contra el suelo, estira los brazos, respira. Después mira a tu alrededor: ¿qué ves, qué oyes, qué hueles? La preocupación sigue ahí, pero has vuelto a la habitación y puedes elegir qué hacer ahora.',
  },
  'oils-of-plants': {
    title: 'Deja la sartén al aceite vegetal',
    content:
      'Los aceites de oliva, colza y girasol son ricos en grasas insaturadas. Usarlos en lugar de grasas sólidas apenas cambia el sabor de un plato, y las guías para el corazón coinciden en ello. Sigue siendo grasa: una cuchara mide mejor que un chorro de la botella.',
  },
  'any-movement': {
    title: 'Moverse ayuda, diga lo que diga la báscula',
    content:
      'Con SOP (PMOS), moverse con regularidad sienta bien a la salud y al ánimo aunque el peso no cambie. No se ha demostrado que un tipo de ejercicio sea el mejor. Así que elige lo que disfrutes, en solitario o en compañía, y cuenta cada poquito: algo es mejor que nada.',
  },
  'whole-grain': {
    title: 'Que lo integral sea lo habitual',
    content:
      'El pan, la pasta y el arroz existen en dos versiones, y la integral conserva la fibra. La Organización Mundial de la Salud aconseja que los hidratos de carbono vengan sobre todo de cereales integrales, verduras, frutas y legumbres. Si el sabor es nuevo para ti, mezcla al principio mitad y mitad.',
  },
  'last-coffee': {
    title: 'El último café, a mediodía',
    content:
      'La cafeína se queda horas en el cuerpo. Para dormir mejor se aconseja no tomar café ni té al menos seis horas antes de acostarse; lo mismo vale para el alcohol, que hace el sueño más ligero. Si por la noche te apetece algo caliente, una infusión o agua con jengibre llena la taza.',
  },
  'other-names-of-sugar': {
    title: 'El azúcar tiene muchos nombres',
    content:
      'Jarabe de glucosa, dextrosa, maltosa, zumo concentrado: en una etiqueta, el azúcar rara vez aparece solo con su nombre. Las palabras terminadas en «-osa» y todos los jarabes cuentan. La Organización Mundial de la Salud aconseja tomar pocos de estos azúcares libres; el de la fruta entera no entra ahí.',
  },
  'mood-matters': {
    title: 'Cómo te sientes también cuenta',
    content:
      'El ánimo bajo y la ansiedad son más frecuentes con SOP (PMOS), y la guía internacional pide que en la consulta se pregunte por ellos. Si las últimas semanas han pesado, puedes sacarlo tú; forma parte de la cita tanto como un análisis de sangre. No estás exagerando.',
  },
  'fish-twice': {
    title: 'Pescado, dos veces por semana',
    content:
      'Dos raciones de pescado a la semana, una de ellas de pescado azul: en eso coinciden muchas guías. Las sardinas, el arenque, la caballa y el salmón son ricos en grasas omega-3, y en lata o congelados salen bien de precio y son rápidos. En ensalada, sobre verduras templadas, con limón: cena en cinco minutos.',
  },
  'up-from-the-chair': {
    title: 'Levántate cada media hora',
    content:
      'Pasar mucho tiempo sentado se lleva mejor con pausas. Para las personas con diabetes, los Standards of Care proponen levantarse cada treinta minutos más o menos; a todo el mundo le sienta bien. Ve por un vaso de agua, estírate, habla por teléfono de pie. Una pausa corta basta, y acaba antes de que hierva el agua.',
  },
  'handful-of-nuts': {
    title: 'Un puñadito de frutos secos',
    content:
      'Los frutos secos sin sal están en lo que la Organización Mundial de la Salud considera una dieta sana: traen grasas insaturadas, fibra y proteína. Un puñadito es un tentempié que no necesita plato. Picados y tostados, dan a una ensalada o a unas verduras el crujiente que les faltaba.',
  },
  'up-and-back': {
    title: '¿No llega el sueño? Levántate un rato',
    content:
      'Si el sueño no llega, quedarse en la cama esforzándose rara vez ayuda. Levántate, siéntate en un sitio cómodo con luz suave y lee o escucha algo tranquilo. Vuelve a la cama cuando te entre sueño. Y gira el reloj hacia la pared: contar las horas que quedan desvela.',
  },
  'gluten-free-labels': {
    title: 'Gluten: lo que destaca en la etiqueta',
    content:
      'La verdura y la fruta frescas y muchos otros alimentos sin procesar no llevan gluten por naturaleza. En los envases de Europa, los cereales con gluten tienen que destacar en la lista de ingredientes, por ejemplo en negrita. Mira dos veces las salsas, las sopas y los condimentos, aunque ya los hayas comprado antes.',
  },
  'one-next-step': {
    title: 'Una cosa que puedes cambiar',
    content:
      'El estrés crece donde todo parece escaparse de las manos. Escribe lo que te pesa y marca la única cosa en la que hoy puedes hacer algo. Hazla tan pequeña que puedas empezar ya: una llamada, un cajón, un no. Lo que no puedes cambiar puede quedarse en el papel.',
  },
  'herbs-for-salt': {
    title: 'Primero hierbas, al final sal',
    content:
      'Menos de una cucharadita de sal al día, sumando todo lo que comes, aconseja la Organización Mundial de la Salud; casi todos tomamos cerca del doble. El limón, el ajo, las hierbas, la pimienta y las especias tostadas dan sabor primero. Sala al final, después de probar, y necesitarás menos.',
  },
  'ten-brisk-minutes': {
    title: 'Diez minutos a buen paso',
    content:
      'Caminar diez minutos al día a buen paso cuenta para tu semana de movimiento. A buen paso quiere decir que aún puedes hablar, pero no cantar. Baja una parada antes, ve a la tienda por el camino largo o da una vuelta después de cenar con alguien que te guste: la compañía mantiene viva una costumbre.',
  },
  'whole-fruit': {
    title: 'Mejor la fruta que su zumo',
    content:
      'Una naranja conserva su fibra; en el zumo se pierde la mayor parte y el azúcar queda libre. Los zumos y batidos cuentan como una ración al día como mucho, sea cual sea el vaso. La fruta entera, fresca o congelada, sacia más tiempo y da algo que masticar.',
  },
  'snoring-and-tired': {
    title: '¿Ronquidos y cansancio todo el día?',
    content:
      'La apnea del sueño, pausas cortas de la respiración por la noche, es más frecuente con SOP (PMOS). Roncar fuerte, despertar sin haber descansado y dormirse de día son sus señales habituales. Si te suenan, cuéntalo en la consulta: es sencillo de estudiar y tu energía lo merece.',
  },
  'vitamin-b12': {
    title: '¿Comes vegano? Planea tu vitamina B12',
    content:
      'La vitamina B12 solo está de forma natural en alimentos de origen animal. Si comes vegano, busca productos a los que se les ha añadido, como algunas bebidas vegetales; lo dice la etiqueta. Si además te conviene un suplemento, y cuál, es una buena pregunta para la consulta o la farmacia.',
  },
  'diabetes-is-work': {
    title: 'La diabetes es trabajo, y se nota',
    content:
      'Planear, medir, decidir, cada día: el agotamiento que eso trae tiene nombre, estrés por la diabetes, y es común. No es falta de disciplina. Los Standards of Care piden a los equipos que estén atentos, así que puedes decir que ahora mismo es demasiado. Muchas veces, entre todos, un plan puede hacerse más ligero.',
  },
};
