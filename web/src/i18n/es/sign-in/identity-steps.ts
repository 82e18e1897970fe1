export const identitySteps = {
  appCodeWrong: 'El código no es correcto.',
  sentCodeWrong: 'El código no es correcto.',
  appCodeUsed: 'Este código de su aplicación ya se ha utilizado. Espere a que aparezca el siguiente.',
  setUpCodeWrong: 'El código no corresponde a esta clave. Compruebe la hora de su dispositivo e inténtelo de nuevo.',
  notDelivered: 'No se pudo enviar el mensaje.',
  otherEmail: 'Su cuenta ya tiene otra dirección de correo electrónico, que no se puede cambiar aquí.',
  badEmail: 'La dirección de correo electrónico no es válida.',
};
