import * as React from 'react';
import { Canvas, useFrame, type ThreeElements } from '@react-three/fiber';
import type { Mesh } from 'three';
import { createComponent } from '@toolpad/studio/browser';

interface BoxProps {
  position: ThreeElements['mesh']['position'];
  color: string;
}

function Box({ position, color }: BoxProps) {
  const meshRef = React.useRef<Mesh>(null);
  const [large, setLarge] = React.useState(false);
  const [hovered, setHovered] = React.useState(false);

  useFrame((_state, seconds) => {
    if (meshRef.current) meshRef.current.rotation.x += seconds;
  });

  return (
    <mesh
      ref={meshRef}
      position={position}
      rotation={[0.4, 0.6, 0]}
      scale={large ? 1.5 : 1}
      onClick={() => setLarge(!large)}
      onPointerOver={() => setHovered(true)}
      onPointerOut={() => setHovered(false)}
    >
      <boxGeometry args={[2, 2, 2]} />
      <meshStandardMaterial color={hovered ? 'hotpink' : color} />
    </mesh>
  );
}

export interface CubeProps {
  positionX: number;
  positionY: number;
  positionZ: number;
  color: string;
}

function Cube({ positionX, positionY, positionZ, color }: CubeProps) {
  return (
    <div className="cube" style={{ width: '100%', height: 400 }}>
      {/* In the editor, nothing else gives the canvas its size on a dense screen. */}
      <style>{'.cube canvas { width: 100%; height: 100%; }'}</style>
      <Canvas>
        <ambientLight intensity={1} />
        <pointLight position={[5, 5, 5]} intensity={80} />
        <Box position={[positionX, positionY, positionZ]} color={color} />
      </Canvas>
    </div>
  );
}

export default createComponent(Cube, {
  argTypes: {
    positionX: { type: 'number', default: 0 },
    positionY: { type: 'number', default: 0 },
    positionZ: { type: 'number', default: 0 },
    color: { type: 'string', default: 'orange' },
  },
});
