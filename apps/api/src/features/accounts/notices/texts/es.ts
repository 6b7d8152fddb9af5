import type { LetterTexts } from './letter-texts.ts';

export const es: LetterTexts = {
  hello: 'Hola:',
  bye: 'Tu cocina Pomona',
  unknownDevice: 'un dispositivo desconocido',
  newSignIn: ({ device, moment }) => ({
    subject: 'Nuevo inicio de sesión en Pomona',
    parts: [
      `Alguien acaba de iniciar sesión en tu cuenta desde un lugar que aún no conocíamos: ${device}, ${moment}.`,
      '¿Has sido tú? Entonces no tienes que hacer nada.',
      'Si no, cambia la contraseña en los ajustes. Así se cierra la sesión de todos los demás.',
    ],
  }),
  passwordChanged: {
    subject: 'Tu contraseña de Pomona ha cambiado',
    parts: [
      'Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en los demás dispositivos.',
      'Si no has sido tú, pon una nueva enseguida: elige «¿Has olvidado tu contraseña?» en la página de inicio de sesión.',
    ],
  },
  resetRequested: (link) => ({
    subject: 'Una nueva contraseña para Pomona',
    parts: [
      'Alguien, seguramente tú, ha olvidado la contraseña de esta cuenta. Con este enlace eliges una nueva. Sirve una sola vez, durante dos horas.',
      { label: 'Elegir una nueva contraseña', url: link },
      '¿No la has pedido? Entonces ignora este correo. Tu contraseña sigue como está.',
    ],
  }),
  resetIssued: {
    subject: 'Un administrador ha creado un enlace de contraseña para ti',
    parts: [
      'Un administrador de tu cocina Pomona ha creado un enlace que pone una nueva contraseña a tu cuenta. Te lo dará él; sirve una sola vez, durante 24 horas.',
      'Si no lo has pedido, habla con él.',
    ],
  },
  emailLeft: ({ email, link }) => ({
    subject: 'El correo de tu cuenta de Pomona ha cambiado',
    parts: [
      `A partir de ahora se entra en tu cuenta con ${email}, y ya no con esta dirección.`,
      '¿Has sido tú? Entonces no tienes que hacer nada.',
      'Si no, recupera tu cuenta en un plazo de siete días. El enlace restablece esta dirección, cierra todas las sesiones y te deja elegir una nueva contraseña.',
      { label: 'Recuperar mi cuenta', url: link },
    ],
  }),
  emailNew: {
    subject: 'Este es ahora el correo de tu cuenta de Pomona',
    parts: [
      'A partir de ahora inicias sesión en Pomona con esta dirección.',
      '¿No sabes nada de esto? Alguien habrá escrito mal la suya; puedes ignorar este correo.',
    ],
  },
  deletionRequested: (day) => ({
    subject: 'Tu cuenta de Pomona se va a eliminar',
    parts: [
      `Tu cuenta y todo lo que contiene se eliminarán el ${day}.`,
      '¿Has cambiado de idea? Inicia sesión antes de ese día y se queda.',
      'Si no lo has pedido tú, inicia sesión y cambia la contraseña.',
    ],
  }),
  deletionCancelled: {
    subject: 'Tu cuenta de Pomona se queda',
    parts: ['Tu cuenta ya no se va a eliminar. Nos alegra que sigas aquí.'],
  },
  deletionDone: {
    subject: 'Tu cuenta de Pomona se ha eliminado',
    parts: [
      'Tu cuenta y tus datos se han eliminado. Este es el último correo que recibes de nosotros.',
      'Gracias por cocinar con nosotros.',
    ],
  },
};
