import type { Words } from './vocabulary.ts';

export const es: Words = {
  pool: {
    invitation: {
      subject: 'Su invitación a Plumbline',
      mail: ({ username, code, origin }) => [
        'Hola:',
        'Ha recibido una invitación a Plumbline, donde su organización gestiona sus aplicaciones de IA.',
        `Su nombre de usuario es ${username}. Su contraseña temporal es:`,
        code,
        `Inicie sesión en un plazo de 7 días en ${origin}/signin y elija su propia contraseña.`,
      ],
      text: ({ username, code }) =>
        `Invitación a Plumbline. Nombre de usuario: ${username} Contraseña temporal (válida 7 días): ${code}`,
    },
    resetCode: {
      subject: 'Su código para restablecer la contraseña',
      mail: ({ code, origin }) => [
        'Hola:',
        'Use este código para elegir una contraseña nueva de Plumbline:',
        code,
        `Introdúzcalo en el plazo de una hora en la página donde lo solicitó. Si la ha cerrado, empiece de nuevo en ${origin}/forgot-password`,
        'Si no ha solicitado este código, puede ignorar este correo. Su contraseña no cambiará.',
      ],
      text: ({ code }) =>
        `Plumbline: su código para restablecer la contraseña es ${code}. Caduca en una hora. No lo comparta con nadie.`,
    },
    attributeCode: {
      subject: 'Confirme su dirección de correo electrónico',
      mail: ({ code, origin }) => [
        'Hola:',
        'Use este código para confirmar que esta dirección de correo electrónico es suya:',
        code,
        `Introdúzcalo en un plazo de 24 horas en su configuración, en ${origin}/settings.`,
        'Si no ha solicitado este código, puede ignorar este correo.',
      ],
      text: ({ code }) =>
        `Plumbline: su código para confirmar este número de teléfono es ${code}. Caduca en 24 horas. No lo comparta con nadie.`,
    },
    signInCode: {
      subject: 'Su código para iniciar sesión',
      mail: ({ code }) => [
        'Hola:',
        'Use este código para iniciar sesión en Plumbline:',
        code,
        'Introdúzcalo en un plazo de tres minutos en la página que se lo solicita.',
        'Si no está iniciando sesión, es posible que otra persona esté intentando usar su cuenta. No comparta este código y cambie su contraseña.',
      ],
      text: ({ code }) =>
        `Plumbline: su código para iniciar sesión es ${code}. Caduca en tres minutos. No lo comparta con nadie.`,
    },
  },
  device: ({ browser, system }) => (browser && system ? `${browser} en ${system}` : (browser ?? system)),
  notice: ({ subject, when, device, origin }) => ({
    subject,
    paragraphs: [
      'Hola:',
      `${subject} en Plumbline.`,
      `Cuándo: ${when}`,
      `Desde: ${device ?? 'un navegador desconocido'}`,
      'Si ha sido usted, no tiene que hacer nada.',
      `Si no ha sido usted, elija inmediatamente una contraseña nueva en ${origin}/forgot-password y cierre todas las sesiones en ${origin}/settings/security. Después, póngase en contacto con su administrador.`,
    ],
  }),
  told: ({ text, link, out }) => ({
    subject: text,
    paragraphs: [
      'Hola:',
      `${text}.`,
      `Ábralo en Plumbline: ${link}`,
      ...(out
        ? [
            `Recibe este correo porque su configuración incluye correos para esta notificación: «${out.called}». Para dejar de recibirlos:`,
            out.link,
            `Para elegir qué notificaciones recibe y cómo, vaya a su configuración, en ${out.origin}/settings.`,
          ]
        : []),
    ],
  }),
  questionnaire: ({ vendor, company, who, until, link }) => ({
    subject: `Cuestionario de ${company} para ${vendor}`,
    paragraphs: [
      'Hola:',
      `${who}, de ${company}, solicita a ${vendor} que responda a un cuestionario sobre su IA, seguridad y privacidad. Se tarda unos 20 minutos y no se necesita una cuenta. Las respuestas se guardan a medida que se dan, por lo que puede parar y continuar más tarde.`,
      link,
      `El enlace es válido hasta el ${until}. Cualquier persona que lo tenga puede responder por ${vendor}, así que compártalo solo con quienes deban responder.`,
    ],
  }),
  sharedDocument: ({ document, application, company, recipient, who, until, link }) => ({
    subject: `${company} comparte un documento con usted`,
    paragraphs: [
      'Hola:',
      `${who}, de ${company}, comparte «${document}» de ${application} con ${recipient}. No necesita una cuenta para leerlo.`,
      link,
      `El enlace es válido hasta el ${until}. ${company} ve cuándo se abre. La copia lleva su nombre, así que no reenvíe el enlace.`,
    ],
  }),
  email: {
    code: ({ code }) => ({
      subject: 'Confirme su nueva dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Use este código para que esta sea la dirección de correo electrónico de su cuenta de Plumbline:',
        code,
        'Introdúzcalo en un plazo de 15 minutos en la página donde lo solicitó.',
        'Si no ha solicitado este código, puede ignorar este correo. Sin el código, nada cambiará.',
      ],
      code,
    }),
    taken: () => ({
      subject: 'Alguien intentó usar su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Otra persona intentó usar esta dirección de correo electrónico en su propia cuenta de Plumbline. La dirección ya pertenece a la cuenta de usted, por lo que no se ha cambiado nada y no se ha informado a esa persona de que está en uso.',
        'Si ha sido usted, inicie sesión con esta dirección o use una distinta para la otra cuenta.',
        'Si no ha sido usted, no tiene que hacer nada.',
      ],
    }),
    leaving: ({ email, when, device, link }) => ({
      subject: 'Se cambió su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        `La dirección de correo electrónico de su cuenta de Plumbline es ahora ${email}. Esta dirección ya no se usa en su cuenta.`,
        `Cuándo: ${when}`,
        `Desde: ${device ?? 'un navegador desconocido'}`,
        'Si ha sido usted, no tiene que hacer nada.',
        'Si no ha sido usted, recupere su cuenta en un plazo de 72 horas:',
        link,
      ],
    }),
    arrived: ({ origin }) => ({
      subject: 'Esta es ahora su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Esta es ahora la dirección de correo electrónico de su cuenta de Plumbline. Con ella inicia sesión, y aquí recibirá los códigos y las notificaciones.',
        `Puede cambiarla en su configuración, en ${origin}/settings.`,
      ],
    }),
    restored: ({ email, origin }) => ({
      subject: 'Ha recuperado su cuenta',
      paragraphs: [
        'Hola:',
        `La dirección de correo electrónico de su cuenta de Plumbline vuelve a ser ${email}. Se han cerrado todas las sesiones.`,
        `La contraseña anterior ya no es válida. En otro correo recibirá un código para elegir una nueva. También puede solicitarlo en ${origin}/forgot-password`,
        `Cuando inicie sesión, revise el segundo paso, las llaves de acceso y el número de teléfono en ${origin}/settings/security y quite lo que no sea suyo. Después, póngase en contacto con su administrador.`,
      ],
    }),
    released: () => ({
      subject: 'Esta ya no es su dirección de correo electrónico',
      paragraphs: [
        'Hola:',
        'Se deshizo el cambio por el que esta era la dirección de correo electrónico de una cuenta de Plumbline. Esta dirección ya no se usa en esa cuenta.',
      ],
    }),
  },
};
