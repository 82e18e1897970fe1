export const identitySteps = {
  appCodeWrong: 'El código no es correcto.',
  sentCodeWrong: 'El código no es correcto.',
  appCodeUsed: 'Este código de su aplicación ya se ha utilizado. Espere al siguiente.',
  setUpCodeWrong: 'El código no es el de esta clave. Compruebe la hora de su dispositivo e inténtelo de nuevo.',
  notDelivered: 'No se ha podido enviar el mensaje.',
  otherEmail: 'Su cuenta ya tiene otra dirección de correo electrónico, y es la que cuenta.',
  badEmail: 'La dirección de correo electrónico no es válida.',
};
