import type { PhraseTable } from './phrase-table.ts';

/** What French words mean for the assistant. */
export const french: PhraseTable = {
  'verb create':
    'ajoute|ajouter|ajoute moi|cree|creer|note|noter|note moi|planifie|programme|inscris|nouvelle|nouveau|rajoute|mets|met|mets moi|met moi|enregistre',
  'verb put': 'mets le|mets la|fais|met le|met la|passe',
  'verb move':
    'deplace|deplacer|decale|decaler|repousse|repousser|reporte|reporter|avance|deplace le|decale le|decale la|deplace la|repousse le|repousse la',
  'verb change': 'change|changer|modifie|modifier|change le|change la',
  'verb delete':
    'supprime|supprimer|efface|effacer|enleve|enlever|annule|annuler|retire|retirer|vire|supprime le|supprime la|efface le|efface la|enleve le|enleve la|suprime|supprime moi',
  'verb done': 'coche|cocher|marque|marquer|termine|coche le|coche la',
  'verb reopen': 'pas fini|pas termine|pas encore fini|decoche|rouvre|pas encore termine|pas fait',
  'verb rename': 'renomme|renommer|appelle|renomme le|renomme la|appelle le|appelle la',
  'verb prioritise': 'priorise',
  'verb open': 'ouvre|ouvrir|va a|aller a|emmene moi|va sur|ouvre moi|va au|aller au|aller sur',
  'verb show': 'montre|montre moi|affiche|liste|donne moi|dis moi|voir|affiche moi',
  'verb undo':
    'annule ca|annule cela|remets le|remets la|remet le|remet la|reviens en arriere|remets ca|annule la derniere|retablis|restaure|remets comme avant|retablis le|retablis la|comme avant|reviens|remets|remet',
  need: 'je dois|il faut que je|il faut|rappelle moi de|rappelle moi d|rappelle moi|rappelle moi que|n oublie pas de|ne me laisse pas oublier|je dois aussi|faut que je|il faut que j|pense a|faut|rappelle moi que je dois|n oublie pas|je dois encore',
  have: 'j ai|il y a|on a|nous avons|y a|j ai aussi|j ai un|j ai une|jai',
  'ask when':
    'quand|quand est|quand est ce que|c est quand|quel jour|quelle date|a quelle date|pour quand|cest quand|quand c est|quand tombe|quand sont',
  'ask time': 'a quelle heure|quelle heure|c est a quelle heure|cest a quelle heure',
  'ask what':
    'qu est ce que j ai|qu est ce qu|qu est ce qui|qu est ce que|quoi|que|qu ai je|ai je|j ai quoi|est ce que j ai|est ce qu|j ai quelque chose|est ce que|y a t il|quest ce que j ai|quest ce que|ya quoi|y a quoi|il y a quoi|quelque chose|qu ai je a',
  'ask which': 'quel|quelle|quels|quelles|qui|quel est|quelle est|quels sont|quelles sont',
  'ask howmany': 'combien|combien de|combien d|j ai combien de|j ai combien d',
  'ask howlong':
    'combien de jours|dans combien de temps|combien de temps|dans combien de jours|combien de jours avant|combien de temps avant|il reste combien de jours|combien de temps il reste',
  'ask where': 'ou est|ou sont',
  'ask yesno': 'suis je|je suis|est',
  'ask doubt': 'pourquoi|comment|dois je|puis je|je peux',
  filler:
    'a la meme heure|meme heure|la meme heure|s il te plait|s il vous plait|stp|svp|bonjour|salut|et|aussi|puis|peux tu|tu peux|pourrais tu|merci|plutot|alors|ok|donc|je veux|je voudrais|j aimerais|en fait|finalement|peut etre|coucou|tu pourrais|maintenant|est ce que tu peux|vite|ensuite|d accord|sil te plait|ah|eh|du coup|pardon|desole|moi|que tu|me',
  not: 'ne|pas|n|jamais|ne pas|surtout pas',
  'state done':
    'jai fini|jai termine|jai rendu|jai fait|jai lu|jai paye|fini|j ai fini|j ai termine|rendu|j ai rendu|fait|j ai fait|finie|terminee|j ai lu|comme fait|comme fini|comme termine|comme terminee|comme faite|envoye|j ai envoye|est fini|est finie|est termine|est terminee|j ai achete|deja fait|j ai deja rendu|j ai deja fini|j ai deja fait|c est fait|rendue|faite',
  'state moved':
    'peut attendre|a ete deplace|a ete reporte|a ete decale|est maintenant|deplacee|reportee|est reporte|est deplace|est reportee|a ete repousse|est repousse|a ete deplacee|a ete reportee|est decale|a change|est passe',
  'state cancelled': 'annulee|est annule|est annulee|a ete annule|a ete annulee',
  'filter overdue': 'en retard|retard|depasse|oublie|depassees|rate',
  'filter free': 'libre|dispo|disponible',
  'filter busy': 'occupe|occupee|charge|chargee',
  'filter next': 'prochain|prochaine|prochains|prochaines|suivant|suivante',
  'filter after': 'apres',
  'filter undated': 'sans date|pas de date',
  'filter left': 'reste|restant|restantes|restants|a faire|il reste|il me reste|me reste|a rendre|en cours',
  'filter all': 'tout|tous|toutes|toutes les|tous les|toute',
  pron: 'ca|cela|celui ci|celle ci|celui la|celle la|ceux ci',
  other: 'l autre|pas celui la|pas celle la|non l autre|les autres',
  yes: 'oui|ouais|vas y|d accord|oui stp|parfait|bien sur|oui vas y|ok|oui merci|c est bon|exactement|oui fais le|ouais vas y|fais le|carrement',
  no: 'non|laisse|laisse tomber|non merci|pas la peine|oublie|annule|laisse comme ca',
  greet:
    'bonsoir|aide|que peux tu faire|merci|merci beaucoup|super|super merci|genial|merci bien|parfait merci|top merci',
  correct: 'je voulais dire|je veux dire|non je voulais dire',
  instead: 'plutot|a la place|en fait|finalement|mets le|mets la|change le|change la|decale le|decale la',
  same: 'et|et pour|et que|et le|et la|pareil pour|qu en est il de|et en',
  after:
    'et apres|celui d apres|celle d apres|et ensuite|et celui d apres|et celle d apres|le suivant|la suivante|et la suivante|et le suivant|apres ca|et puis|et celui apres',
};
