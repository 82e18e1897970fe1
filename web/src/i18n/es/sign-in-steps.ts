export const signInSteps = {
  continue: 'Continuar',
  code: 'Código',
  appCodeRule: 'Introduzca los seis dígitos que muestra su aplicación.',
  sentCodeRule: 'Introduzca el código que ha recibido. Solo contiene dígitos.',
  emailRule: 'Introduzca una dirección de correo electrónico, como nombre@example.com.',
  noCode: '¿No ha recibido el código?',
  sendAgain: 'Volver a enviar',
  sentAgain: 'Se ha enviado un código nuevo a {{destination}}. El anterior ya no es válido.',
  signInForCode: '¿No ha recibido el código? Vuelva atrás e inicie sesión otra vez: se le enviará uno nuevo.',
  sendCode: 'Enviar código',
  method: 'Método',
  choices: {
    TOTP: 'Aplicación de autenticación',
    SMS: 'Mensaje de texto',
    EMAIL: 'Correo electrónico',
  },
  descriptions: {
    TOTP: 'Un código que muestra una aplicación de su teléfono',
    SMS: 'Un código que se envía a su teléfono',
    EMAIL: 'Un código que se envía a su buzón',
  },
  totpCode: {
    title: 'Introduzca el código de su aplicación',
    text: 'Abra su aplicación de autenticación e introduzca los seis dígitos que muestra para Plumbline.',
  },
  smsCode: {
    title: 'Introduzca el código del mensaje de texto',
    text: 'Hemos enviado un mensaje de texto con un código a {{destination}}. Es válido durante tres minutos.',
  },
  emailCode: {
    title: 'Introduzca el código del correo electrónico',
    text: 'Hemos enviado un correo con un código a {{destination}}. Es válido durante tres minutos.',
  },
  mfaChoice: {
    title: 'Confirme que es usted',
    text: 'Elija cómo quiere recibir el código esta vez.',
  },
  setUpChoice: {
    title: 'Añada un segundo paso',
    text: 'Su organización pide un código además de la contraseña. Elija de dónde vendrá el suyo.',
  },
  totpSetUp: {
    title: 'Configure su aplicación de autenticación',
    text: 'Escanee este código con su aplicación de autenticación e introduzca los seis dígitos que muestra.',
    qrCode: 'Código QR para configurar su aplicación de autenticación',
    onThisDevice: 'Abrir la aplicación en este dispositivo',
    secret: 'O introduzca esta clave en la aplicación:',
    copy: 'Copiar la clave',
    copied: 'Se ha copiado la clave.',
    notCopied: 'No se ha podido copiar la clave.',
  },
  emailSetUp: {
    title: 'Configure los códigos por correo',
    text: 'A partir de ahora enviaremos un código a esta dirección cuando inicie sesión.',
  },
};
