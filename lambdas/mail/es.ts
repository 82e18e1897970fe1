import type { Words } from './vocabulary.ts';

export const es: Words = {
  pool: {
    invitation: {
      subject: 'Su invitación a Plumbline',
      mail: ({ username, code, origin }) => [
        'Hola:',
        'Le han invitado a Plumbline, donde su organización gestiona sus aplicaciones de IA.',
        `Su nombre de usuario es ${username} y esta es su contraseña temporal:`,
        code,
        `Inicie sesión con ella antes de 7 días en ${origin}/signin y elija su propia contraseña.`,
      ],
      text: ({ username, code }) =>
        `Le han invitado a Plumbline. Nombre de usuario: ${username} Contraseña temporal, durante 7 días: ${code}`,
    },
    resetCode: {
      subject: 'Su código para restablecer la contraseña',
      mail: ({ code, origin }) => [
        'Hola:',
        'Este es su código para elegir una contraseña nueva de Plumbline:',
        code,
        `Introdúzcalo antes de una hora en la página en la que lo solicitó. Si la ha cerrado, empiece de nuevo en ${origin}/forgot-password`,
        'Si no lo ha solicitado, no tiene que hacer nada: su contraseña no cambia.',
      ],
      text: ({ code }) =>
        `Plumbline: su código para restablecer la contraseña es ${code}. Caduca en una hora. No se lo dé a nadie.`,
    },
    attributeCode: {
      subject: 'Confirme su dirección de correo electrónico',
      mail: ({ code, origin }) => [
        'Hola:',
        'Este es su código para confirmar que esta dirección de correo electrónico es suya:',
        code,
        `Introdúzcalo antes de un día en su configuración, en ${origin}/settings.`,
        'Si no lo ha solicitado, no tiene que hacer nada.',
      ],
      text: ({ code }) =>
        `Plumbline: su código para confirmar este número de teléfono es ${code}. Caduca en un día. No se lo dé a nadie.`,
    },
    signInCode: {
      subject: 'Su código para iniciar sesión',
      mail: ({ code }) => [
        'Hola:',
        'Este es su código para iniciar sesión en Plumbline:',
        code,
        'Introdúzcalo antes de tres minutos en la página que se lo pide.',
        'Si no está iniciando sesión, puede que lo esté intentando otra persona: no dé este código a nadie y cambie su contraseña.',
      ],
      text: ({ code }) =>
        `Plumbline: su código para iniciar sesión es ${code}. Caduca en tres minutos. No se lo dé a nadie.`,
    },
  },
  device: ({ browser, system }) => (browser && system ? `${browser} en ${system}` : (browser ?? system)),
  notice: ({ subject, when, device, origin }) => ({
    subject,
    paragraphs: [
      'Hola:',
      `${subject} en Plumbline.`,
      `Cuándo: ${when}`,
      `Desde: ${device ?? 'un navegador que no conocemos'}`,
      'Si ha sido usted, no tiene que hacer nada.',
      `Si no ha sido usted, elija ahora mismo una contraseña nueva en ${origin}/forgot-password y cierre todas las sesiones en ${origin}/settings/security. Después avise a su administrador.`,
    ],
  }),
  told: ({ text, link, out }) => ({
    subject: text,
    paragraphs: [
      'Hola:',
      `${text}.`,
      link,
      ...(out
        ? [
            `Recibe este correo porque quiere uno cuando ocurre esto: «${out.called}». Si no quiere más, dígalo aquí:`,
            out.link,
            `Qué se le comunica, y cómo, se elige en su configuración, en ${out.origin}/settings.`,
          ]
        : []),
    ],
  }),
  questionnaire: ({ vendor, company, who, until, link }) => ({
    subject: `${company} tiene unas preguntas para ${vendor}`,
    paragraphs: [
      'Hola:',
      `${who}, de ${company}, pide a ${vendor} que responda a un cuestionario sobre su IA, seguridad y privacidad. Lleva unos veinte minutos, no hace falta una cuenta y se puede dejar y retomar.`,
      link,
      `El enlace es válido hasta el ${until}. Quien lo tenga puede responder por ${vendor}: compártalo con quienes deban hacerlo y con nadie más.`,
    ],
  }),
  email: {
    code: ({ code }) => ({
      subject: 'Confirme su nueva dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Este es su código para que esta sea la dirección de correo electrónico de su cuenta de Plumbline:',
        code,
        'Introdúzcalo antes de 15 minutos en la página en la que lo solicitó.',
        'Si no lo ha solicitado, no tiene que hacer nada: sin el código no cambia nada.',
      ],
      code,
    }),
    taken: () => ({
      subject: 'Alguien ha querido usar su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Alguien ha querido que esta sea la dirección de correo electrónico de su cuenta de Plumbline. Ya es la dirección de la cuenta de usted, así que no ha cambiado nada y no se le ha dicho.',
        'Si ha sido usted, inicie sesión con esta dirección o use otra para la otra cuenta.',
        'Si no ha sido usted, no tiene que hacer nada.',
      ],
    }),
    leaving: ({ email, when, device, link }) => ({
      subject: 'Se cambió su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        `La dirección de correo electrónico de su cuenta de Plumbline es ahora ${email}. Esta dirección ya no se usa para ella.`,
        `Cuándo: ${when}`,
        `Desde: ${device ?? 'un navegador que no conocemos'}`,
        'Si ha sido usted, no tiene que hacer nada.',
        'Si no ha sido usted, recupere su cuenta antes de 72 horas:',
        link,
      ],
    }),
    arrived: ({ origin }) => ({
      subject: 'Esta es ahora su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Esta es ahora la dirección de correo electrónico de su cuenta de Plumbline: con ella inicia sesión, y aquí llegan los códigos y los avisos.',
        `La encontrará en su configuración, en ${origin}/settings.`,
      ],
    }),
    restored: ({ email, origin }) => ({
      subject: 'Su cuenta vuelve a ser suya',
      paragraphs: [
        'Hola:',
        `La dirección de correo electrónico de su cuenta de Plumbline vuelve a ser ${email}. Se han cerrado todas las sesiones que había abiertas.`,
        `La contraseña que había ya no sirve. En otro correo recibirá un código para elegir una nueva; también puede pedirlo en ${origin}/forgot-password`,
        `Cuando haya entrado, revise su segundo paso, sus llaves de acceso y su número de teléfono en ${origin}/settings/security y quite lo que no sea suyo. Después avise a su administrador.`,
      ],
    }),
    released: () => ({
      subject: 'Esta ya no es su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Se deshizo un cambio por el que esta era la dirección de correo electrónico de una cuenta de Plumbline. Esta dirección ya no se usa para ella.',
      ],
    }),
  },
};
