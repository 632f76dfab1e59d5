import type { View } from '@fathom/thesauros'
import type { LessonWords } from '../../../../../lessons/lesson.ts'
import type { StandardWords } from '../en/standard.ts'

export const standard: LessonWords<StandardWords, View> = {
  title: 'Standard et Sans foi ni loi !',
  budget:
    'Standard donne 50 $. L’argent de la caisse noire y reste, pour les pots-de-vin. Votre boss recrutera deux ouvriers pour 4 $ chacun, puis viennent les salaires : 20 $ au moins aux Ressources humaines.',
  recruit:
    'Vous commencez à trois ; en Standard, il faut plus de bras. La première place du Recrutement coûte 6 $, 2 de moins pour le boss. Envoyez-y votre boss.',
  hire: 'Un quadrimestre plus tard : un ouvrier recruté, un trésor au bureau, et le boss de nouveau au Recrutement. Chaque recrue coûte 2 $ par quadrimestre. Recrutez le deuxième.',
  double:
    'Le deuxième apporte une action double : qui s’y tient agit deux fois de suite. Posez-la, puis placez le nouvel ouvrier au Musée.',
  stay: 'Laissez le bateau où il est.',
  sponsor: 'Première action : financez le Cabinet.',
  sell: 'Deuxième action, même ouvrier : vendez-y le trésor. La salle ouvre avant qu’un adversaire ne s’en serve. Voilà à quoi sert une action double.',
  bid: 'Voici « Sans foi ni loi ! ». Après les quadrimestres 3, 5, 7 et 8, un mercenaire est mis aux enchères ; seul le gagnant paie, de sa caisse noire. Vous avez 12 $, votre adversaire a offert 1. Offrez plus : 4, par exemple.',
  mercenary:
    'Année II. Un mercenaire agit une seule fois, sur une de ses cases, encore libre. À la Recherche, il vole un brevet visible et un objet, gratuitement. Placez-le là.',
  steal:
    'Un brevet donne de la réputation à la fin et, d’ici là, des royalties de chaque acheteur. De tout ce qui est en vue, la Bouteille descend le plus bas : volez-la.',
  rest: 'Ailleurs, les mercenaires clouent les hydravions au sol, coûtent 4 points de réputation aux adversaires, minent une épave ou déplacent des trésors. Finissez ce quadrimestre.',
  tooLittle:
    'Ce compte serait vite vide : recrutements et salaires se paient sur les Ressources humaines, cartes et musée sur les Achats généraux. Laissez-y un peu plus.',
  noEnvelope:
    'Les enveloppes portent les pots-de-vin ; pas dans ce chapitre. Désactivez la vôtre, puis placez de nouveau.',
  bossToOne: 'Dans une partie, c’est permis. Mais votre boss y paie 2 $ de moins : prenez-le, puis touchez la zone 1.',
  hireNow: 'Votre boss est venu pour cela, et repartir sans coûte 1 point de réputation. Recrutez.',
  twiceInEight:
    'Dans une partie, c’est permis. Mais ici l’ouvrier agit deux fois : posez d’abord l’action double, puis l’ouvrier en zone 8.',
  stayThere: 'Dans une partie, c’est permis. Pour cette fois, laissez le bateau où il est.',
  theCabinet:
    'Avec une seule action ensuite, il n’y a que le Cabinet à remplir : il contient un seul trésor. Financez-le.',
  intoTheRoom: 'À la réserve, personne ne le voit : 1 point de réputation. Votre salle donne bien plus.',
  bidNow: 'Alors votre adversaire l’a pour 1 $, et la cible, c’est vous. Enchérissez.',
  tooMuch:
    'Bluffer est permis. Mais qui ne peut payer la plus haute enchère perd 1 point de réputation. Restez dans votre caisse noire.',
  mercenaryToTwo:
    'Dans une partie, c’est permis. Mais aujourd’hui il lui faut un brevet : prenez le mercenaire, puis touchez la zone 2.',
  theTank: 'Dans une partie, c’est permis. Mais avec la Bouteille on plonge plus bas qu’avec tout le reste. Prenez-la.',
  done: 'Vous connaissez « Standard » et « Sans foi ni loi ! ». Une caisse noire pleine décide des enchères et de l’ordre du tour ; personne ne la voit.',
}
