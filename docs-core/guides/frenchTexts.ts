import type { LocaleText } from '@toolpad/core/AppProvider';

/** French for the texts of Toolpad Core that this app shows. Keys that are missing stay English. */
export const frenchTexts: Partial<LocaleText> = {
  accountSignInLabel: 'Se connecter',
  accountSignOutLabel: 'Se déconnecter',
  signInTitle: (brandingTitle) => (brandingTitle ? `Connexion à ${brandingTitle}` : 'Connexion'),
  providerSignInTitle: (provider) => `Continuer avec ${provider}`,
  ok: 'OK',
  cancel: 'Annuler',
  close: 'Fermer',
  createNewButtonLabel: 'Nouveau',
  reloadButtonLabel: 'Recharger',
  createLabel: 'Créer',
  createSuccessMessage: 'Élément créé.',
  createErrorMessage: 'Échec de la création :',
  editLabel: 'Modifier',
  editSuccessMessage: 'Élément modifié.',
  editErrorMessage: 'Échec de la modification :',
  deleteLabel: 'Supprimer',
  deleteConfirmTitle: 'Supprimer cet élément ?',
  deleteConfirmMessage: 'Voulez-vous supprimer cet élément ?',
  deleteConfirmLabel: 'Supprimer',
  deleteCancelLabel: 'Annuler',
  deleteSuccessMessage: 'Élément supprimé.',
  deleteErrorMessage: 'Échec de la suppression :',
  deletedItemMessage: 'Cet élément a été supprimé.',
};
