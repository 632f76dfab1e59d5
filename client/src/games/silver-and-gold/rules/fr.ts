import type { RulesText } from '../../../rules/rules.ts'
import type { ParagraphId } from './ids.ts'

export const fr: RulesText<ParagraphId> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Chacun explore deux îles à la fois en cochant leurs cases. Les îles terminées, les pièces, les trophées et les palmiers font des points ; le plus grand total après quatre manches gagne.',
    words: 'but gagner points',
  },
  keep: {
    title: 'Le début',
    text: 'Vous recevez quatre îles et en gardez deux ; les autres repartent. Tous choisissent en même temps. Les petites îles se terminent plus vite, les grandes rapportent plus.',
    words: 'départ carte choisir deux quatre garder',
  },
  pattern: {
    title: 'Cocher le motif',
    text: 'À chaque tour un motif est révélé, le même pour tous. Vous le cochez sur une de vos îles, tourné et retourné à volonté. Il doit tenir en entier sur cette île, et seulement sur des cases libres ; il ne déborde jamais sur l’autre.',
    words: 'expédition forme tourner miroir retourner case',
  },
  single: {
    title: 'Une seule case',
    text: 'Si le motif ne tient pas, ou si vous n’en voulez pas, cochez une case au choix. À chaque tour vous cochez quelque chose tant qu’une case est libre.',
    words: 'une case passer impossible',
  },
  coin: {
    title: 'Pièces et trophées',
    text: 'Une case à pièce remplit une pièce de votre feuille, qui vaut 1 point. Chaque rangée de quatre pièces gagne le plus haut trophée restant ; si deux personnes complètent une rangée au même tour, l’ordre du tour décide. Après la douzième, une pièce ne rapporte rien.',
    words: 'or argent rangée coupe',
  },
  palm: {
    title: 'Palmiers',
    text: 'Un palmier compte tout de suite : 1 point, et 1 de plus par palmier imprimé sur les îles de l’étalage. Vous avez quatre cases de palmiers ; un cinquième ne vaut rien.',
    words: 'arbre étalage',
  },
  x: {
    title: 'Le X rouge',
    text: 'Qui coche un X rouge coche aussitôt une case de plus, n’importe où sur ses deux îles. Si c’est encore un X rouge, une autre suit. Il n’est perdu que s’il ne reste aucune case.',
    words: 'croix bonus supplément rouge',
  },
  finish: {
    title: 'Une île terminée',
    text: 'Une île sans case libre rapporte autant de points qu’elle a de cases et est mise de côté. Dans l’ordre du tour, qui en a terminé une en prend une autre : de l’étalage, ou le dessus caché de la pioche. Au tout dernier tour on ne prend rien.',
    words: 'complète étalage pioche prendre nouvelle carte remplacer',
  },
  seal: {
    title: 'Sceaux',
    text: 'Certaines îles portent un sceau d’une couleur. Terminée, l’île rapporte les points du sceau pour chaque île terminée de cette couleur, avant comme après, elle comprise, si elle est de cette couleur.',
    words: 'cachet couleur bonus grise verte orange violette',
  },
  rounds: {
    title: 'Manches et tours',
    text: 'Quatre manches de sept tours. Tous choisissent en même temps et en secret ; quand le dernier a fini son tour, tout est montré. Après une manche les motifs sont mélangés : un des huit ne vient pas.',
    words: 'tour manche simultané attendre mélanger motifs',
  },
  end: {
    title: 'La fin',
    text: 'Après la quatrième manche on additionne : îles terminées, sceaux, pièces, trophées, palmiers. Une île inachevée ne rapporte que ses pièces et ses palmiers. À égalité, le plus d’îles grises terminées, puis vertes, orange et violettes.',
    words: 'score égalité vainqueur partie finie',
  },
}
