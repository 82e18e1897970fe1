import type { Words } from './words.ts';

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
  changed: {
    password: 'Se cambió su contraseña',
    password_reset: 'Se restableció su contraseña',
    second_factor: 'Se cambió su segundo paso para iniciar sesión',
    passkey: 'Se cambiaron sus llaves de acceso',
    phone: 'Se cambió su número de teléfono',
  },
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
};
